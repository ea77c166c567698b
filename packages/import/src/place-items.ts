import { builtInPaths } from '@agency-site/domain/pages';
import { serverPaths } from '@agency-site/domain/server-paths';
import { addressOf } from './addresses';
import type { ImportedSite, ImportItem } from './model';

/** The answer of the database's function `import_conditions`: facts about the site that receives the content. */
export interface ImportConditions {
  /** The last parts of existing addresses. */
  readonly posts: readonly string[];
  readonly pages: readonly string[];
  /** Whether articles show comments. */
  readonly comments: boolean;
}

/**
 * Gives the new items of a site free addresses. An item whose address belongs to a screen of the site, or to an existing text, becomes a
 * draft beside it, and the report says so.
 * @param known ids of items that exist already
 */
export function placeItems(
  site: ImportedSite,
  known: readonly string[],
  { posts, pages }: ImportConditions,
): ImportedSite {
  const here = new Set(known);
  const isFresh = ({ source_id }: ImportItem): boolean => !here.has(source_id);
  const taken = new Set([
    ...posts.map((slug) => addressOf('post', slug)),
    ...pages.map((slug) => addressOf('page', slug)),
    ...builtInPaths,
    ...serverPaths,
  ]);
  const wanted = new Set(site.items.filter(isFresh).map(({ kind, row }) => addressOf(kind, row.slug)));
  const items = site.items.map((item) => {
    const { kind, row, omissions } = item;
    if (!isFresh(item) || !taken.has(addressOf(kind, row.slug))) return item;
    const slug = Array.from(
      { length: taken.size + wanted.size + 1 },
      (_, index) => `${row.slug.slice(0, 190)}-${index + 2}`,
    ).find((free) => !taken.has(addressOf(kind, free)) && !wanted.has(addressOf(kind, free)));
    if (!slug) return item;
    const address = addressOf(kind, slug);
    taken.add(address);
    return {
      ...item,
      row: { ...row, slug, status: 'draft' as const, published_at: null },
      omissions: [...omissions, { kind: 'place' as const, name: address, count: 1 }],
    };
  });
  return { ...site, items };
}
