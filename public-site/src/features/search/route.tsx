import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { SiteClient } from '../../data/client';
import {
  readSearch,
  RESULTS_PER_PAGE,
  searchAddress,
  searchSite,
  type SearchResults,
  type SiteSearch,
} from '../../data/site-search';
import { searchPath } from '@agency-site/domain/pages';
import { countResults, ResultList } from '../../ui/ResultList';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Pagination } from '../../ui/Pagination';
import { SearchForm } from '../../ui/SearchForm';
import type { PageMetadata } from '../../document/metadata';
import type { LoadResult } from '../../document/route';
import { PopularPages } from '../../ui/Suggestions';

interface SearchData extends SearchResults {
  readonly search: SiteSearch;
}

const crumbs = [{ label: 'Recherche' }] as const;

export async function load(client: SiteClient, { request }: LoaderFunctionArgs): Promise<LoadResult<SearchData>> {
  const search = readSearch(new URL(request.url).searchParams);
  if (!search.words) return { search, results: [], total: 0 };
  const found = { search, ...(await searchSite(client, search)) };
  // A page beyond the last one answers 404.
  return search.page > 1 && found.results.length === 0 ? data(found, { status: 404 }) : found;
}

export const metadata = ({ search, total }: SearchData): PageMetadata => ({
  title: search.words ? `Recherche « ${search.words} »` : 'Recherche',
  description: 'Les pages, les articles, les études de cas et les réponses de ce site.',
  path: searchAddress(search),
  crumbs,
  hidden: true,
  emptySearch: search.words && search.page === 1 && total === 0 ? search.words : undefined,
});

export function Component() {
  const { search, results, total } = useLoaderData<SearchData>();
  return (
    <div className="container-site flex flex-col gap-8 py-8 lg:py-14">
      <Breadcrumb crumbs={crumbs} />
      <div className="flex max-w-3xl flex-col gap-5">
        <h1 className="text-title-l">Chercher sur le site</h1>
        <SearchForm
          action={searchPath}
          region="Le site"
          label="Quelques mots, ou leurs premières lettres"
          id="recherche-site"
          name="q"
          defaultValue={search.words}
          maxLength={200}
          required
          pattern=".*\S.*"
          title="Un mot au moins"
        />
        <label hidden data-search-key className="flex items-center gap-2 text-sm text-muted pointer-coarse:hidden">
          <input type="checkbox" className="size-6" />
          La touche « / » mène à la recherche, de toutes les pages
        </label>
      </div>
      {/* live-search.browser.ts replaces this text while the visitor types. */}
      <p id="liste" tabIndex={-1} role="status" className="-mb-4 font-heading text-title-s font-bold empty:hidden">
        {search.words && countResults(search.words, total)}
      </p>
      <div id="resultats" data-results={search.words ? total : undefined} className="flex max-w-3xl flex-col gap-6">
        {search.words && <ResultList results={results} />}
        <Pagination
          label="Pages de résultats"
          page={search.page}
          pages={Math.ceil(total / RESULTS_PER_PAGE)}
          addressOf={(page) => searchAddress({ ...search, page })}
        />
        {results.length === 0 && <PopularPages />}
      </div>
    </div>
  );
}
