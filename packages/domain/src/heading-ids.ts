import { slugFromTitle } from './slug';

/** Before every id made from stored words: no script and no property of the page is called like that. */
const PREFIX = 'partie-';

/** Gives headings of one text, in their order, ids made from their words, each id once. */
export function headingIds(): (words: string) => string {
  const taken = new Set<string>();
  return (words) => {
    const wanted = `${PREFIX}${slugFromTitle(words).slice(0, 60)}`;
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
}
