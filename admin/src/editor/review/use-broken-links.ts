import { authorPath, categoryPath, postCategories } from '@agency-site/domain/blog-posts';
import { canonicalPath } from '@agency-site/domain/canonical-path';
import { builtInPaths } from '@agency-site/domain/pages';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { pagedTables } from '../../provider/paged-tables';

/**
 * Finds the links of a text to articles, pages and rows of collections that are not published, and the target of their redirect, if any.
 * @param address the text's own public address
 * @returns undefined while the query is pending
 */
export function useBrokenLinks(hrefs: readonly string[], address: string): readonly BrokenLink[] | undefined {
  const provider = useDataProvider<BackOfficeData>();
  const links = internalLinks(hrefs, address);
  const { data } = useQuery({
    queryKey: brokenLinksKey(links),
    queryFn: () => findBrokenLinks(provider, links),
    enabled: links.length > 0,
    placeholderData: keepPreviousData,
  });
  return links.length === 0 ? [] : data;
}

const brokenLinksKey = (links: readonly InternalLink[]) => ['broken-links', links] as const;

/** Returns the broken links that `useBrokenLinks` has cached for this text, if any; it makes no request. */
export const knownBrokenLinks = (queries: QueryClient, hrefs: readonly string[], address: string) =>
  queries.getQueryData<readonly BrokenLink[]>(brokenLinksKey(internalLinks(hrefs, address)));

async function findBrokenLinks(provider: BackOfficeData, links: readonly InternalLink[]) {
  const tables = [...new Set(links.map(({ table }) => table))];
  const slugs = new Map(
    await Promise.all(tables.map(async (table) => [table, await publishedSlugs(provider, links, table)] as const)),
  );
  const broken = links.filter(({ table, slug }) => !slugs.get(table)?.has(slug));
  return Promise.all(
    broken.map(async ({ href, path }) => {
      const [redirect] = await provider.readFunction('redirect_of', { path });
      return { href, movedTo: redirect?.to_address };
    }),
  );
}

export type BrokenLink = Awaited<ReturnType<typeof findBrokenLinks>>[number];

async function publishedSlugs(provider: BackOfficeData, links: readonly InternalLink[], of: InternalLink['table']) {
  const slugs = [...new Set(links.filter(({ table }) => table === of).map(({ slug }) => slug))];
  const { data } = await provider.getList<{ id: string; slug: string }>(of, {
    pagination: { page: 1, perPage: slugs.length },
    sort: { field: 'id', order: 'ASC' },
    filter: { slug: slugs, ...pagedTables[of]?.visible },
    meta: { columns: ['id', 'slug'] },
  });
  return new Set(data.map(({ slug }) => slug));
}

interface InternalLink {
  /** The address as it is written in the text. */
  readonly href: string;
  /** The canonical path on the site. */
  readonly path: string;
  readonly table: string;
  readonly slug: string;
}

const builtInScreens: ReadonlySet<string> = new Set([...builtInPaths, ...postCategories.map(categoryPath)]);

/**
 * Finds the links to articles, pages and rows of collections. It leaves out links to other sites, anchors, e-mail addresses, telephone
 * numbers, built-in screens, pages of authors, and files, whose addresses have an extension.
 * @param address the text's own public address, the base of relative links
 */
export function internalLinks(hrefs: readonly string[], address: string): InternalLink[] {
  const base = new URL(address, window.location.origin);
  return hrefs.flatMap((href): InternalLink[] => {
    if (href.startsWith('#') || !URL.canParse(href, base)) return [];
    const { origin, pathname } = new URL(href, base);
    if (origin !== base.origin) return [];
    // The site redirects the variants of an address to its canonical form.
    const path = canonicalPath(pathname);
    if (builtInScreens.has(path) || path.startsWith(authorPath('')) || /\.\w+$/.test(path)) return [];
    // `findLast`, because the folder of the first table is the root, which contains every address.
    const found = Object.entries(pagedTables).findLast(([, { folder }]) => path.startsWith(`${folder}/`));
    return found ? [{ href, path, table: found[0], slug: path.slice(found[1].folder.length + 1) }] : [];
  });
}
