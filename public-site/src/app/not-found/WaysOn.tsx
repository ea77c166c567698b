import { PopularPages } from './PopularPages';
import { SearchBox } from './SearchBox';

/** For who looked for a page or an article that is not there: a search and what most visitors look for. */
export function WaysOn() {
  return (
    <>
      <SearchBox />
      <PopularPages />
    </>
  );
}
