import { collectionNames, collections } from '@agency-site/domain/pages';

interface PagedTable {
  /** The part of a row's address before its slug; empty for the root of the site. */
  readonly folder: string;
  /** The filter for the rows that visitors see. */
  readonly visible: Readonly<Record<string, string | boolean>>;
}

/** The tables whose rows each have a page on the site. */
export const pagedTables: Readonly<Record<string, PagedTable>> = {
  pages: { folder: '', visible: { status: 'published' } },
  blog_posts: { folder: '/blog', visible: { status: 'published' } },
  ...Object.fromEntries(
    collectionNames.map((table) => [table, { folder: collections[table].path, visible: { published: true } }]),
  ),
};
