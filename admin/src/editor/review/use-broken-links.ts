import { categoryPath, postCategories } from '@agency/supabase/blog-posts';
import { screenPaths } from '@agency/supabase/pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../data/database-functions';

/** A link to nothing published, or one that is redirected. */
export interface BrokenLink {
  readonly href: string;
  /** Where a redirect leads, or the present address of an article whose slug has changed. */
  readonly movedTo: string | undefined;
}

/**
 * The links of a text to articles and pages that are not published.
 * @param hrefs as written in the text
 * @param address the text's own public address
 * @returns undefined while the query is pending
 */
export function useBrokenLinks(hrefs: readonly string[], address: string): readonly BrokenLink[] | undefined {
  const provider = useDataProvider<BackOfficeData>();
  const links = internalLinks(hrefs, address);
  const { data } = useQuery({
    queryKey: ['broken-links', links],
    queryFn: () => findBrokenLinks(provider, links),
    enabled: links.length > 0,
    placeholderData: keepPreviousData,
  });
  return links.length === 0 ? [] : data;
}

async function findBrokenLinks(provider: BackOfficeData, links: readonly InternalLink[]): Promise<BrokenLink[]> {
  const [article, page] = await Promise.all([
    publishedSlugs(provider, links, 'article'),
    publishedSlugs(provider, links, 'page'),
  ]);
  const published = { article, page };
  const broken = links.filter(({ to, slug }) => !published[to].has(slug));
  return Promise.all(
    broken.map(async ({ href, path }) => {
      const [redirect] = await provider.readFunction('redirect_of', { path });
      return { href, movedTo: redirect?.to_address };
    }),
  );
}

const tables = { article: 'blog_posts', page: 'pages' } as const;

/** The published slugs of a kind among the linked ones. */
async function publishedSlugs(provider: BackOfficeData, links: readonly InternalLink[], kind: InternalLink['to']) {
  const slugs = [...new Set(links.filter(({ to }) => to === kind).map(({ slug }) => slug))];
  if (slugs.length === 0) return new Set<string>();
  const { data } = await provider.getList<{ id: string; slug: string }>(tables[kind], {
    pagination: { page: 1, perPage: slugs.length },
    sort: { field: 'id', order: 'ASC' },
    filter: { slug: slugs, status: 'published' },
    meta: { columns: ['id', 'slug'] },
  });
  return new Set(data.map(({ slug }) => slug));
}

/** A link to an article or a page of the site. */
export interface InternalLink {
  /** As written in the text. */
  readonly href: string;
  /** The canonical path on the site. */
  readonly path: string;
  readonly to: 'article' | 'page';
  readonly slug: string;
}

const SCREENS: ReadonlySet<string> = new Set([...screenPaths, ...postCategories.map(categoryPath)]);

/**
 * The links to articles and pages of the site, without those to other sites, anchors, mail, telephone, built-in screens
 * and files, whose address has an extension.
 * @param hrefs as written in the text
 * @param address the text's own public address, the base of relative links
 */
export function internalLinks(hrefs: readonly string[], address: string): InternalLink[] {
  const base = new URL(address, window.location.origin);
  return hrefs.flatMap((href): InternalLink[] => {
    if (href.startsWith('#') || !URL.canParse(href, base)) return [];
    const { origin, pathname } = new URL(href, base);
    if (origin !== base.origin) return [];
    // The site redirects these to one canonical address.
    const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
    if (SCREENS.has(path) || /\.\w+$/.test(path)) return [];
    const article = /^\/blog\/(.+)/.exec(path)?.[1];
    return [{ href, path, to: article ? 'article' : 'page', slug: article ?? path.slice(1) }];
  });
}
