import { slugFromTitle } from './slug';

/** The prefix of every id that is derived from stored words, so that no script or property of the page has the same name. */
const PREFIX = 'partie-';

/** Returns a function that gives each heading of one text, in order, a unique id derived from its words. */
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
