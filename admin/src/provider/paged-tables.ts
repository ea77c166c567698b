import { collectionNames, collections } from '@agency/domain/pages';

interface PagedTable {
  /** The folder below which the slugs of its rows stand. */
  readonly folder: string;
  /** The rows that visitors see. */
  readonly visible: Readonly<Record<string, string | boolean>>;
}

/** The tables whose rows have pages on the site; those of texts stand at its root. */
export const pagedTables: Readonly<Record<string, PagedTable>> = {
  pages: { folder: '', visible: { status: 'published' } },
  blog_posts: { folder: '/blog', visible: { status: 'published' } },
  ...Object.fromEntries(
    collectionNames.map((table) => [table, { folder: collections[table].path, visible: { published: true } }]),
  ),
};
