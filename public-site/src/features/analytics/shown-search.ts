/** A list of articles found by words. */
interface ShownSearch {
  readonly words: string;
  readonly results: number;
}

/** The search whose results the page lists; undefined for any other page. */
export function shownSearch(loaderData: Readonly<Record<string, unknown>>): ShownSearch | undefined {
  for (const data of Object.values(loaderData)) {
    if (isList(data) && data.filter.search) return { words: data.filter.search, results: data.total };
  }
  return undefined;
}

/** What the loader of /blog answers. */
interface List {
  readonly filter: { readonly search?: string };
  readonly total: number;
}

const isList = (data: unknown): data is List =>
  typeof data === 'object' && data !== null && 'filter' in data && 'total' in data;
