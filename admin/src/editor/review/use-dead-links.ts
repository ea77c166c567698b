import { categoryPath, postCategories } from '@agency/supabase/blog-posts';
import { screenPaths } from '@agency/supabase/pages';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../providers/database-functions';

/** A link that visitors would follow in vain, or that redirects them. */
export interface DeadLink {
  readonly href: string;
  /** The article's present address, when it has moved. */
  readonly movedTo: string | undefined;
}

/**
 * Asks the database which links of a text lead to nothing a visitor may read.
 * @param hrefs as written in the text
 * @param address the text's own public address
 * @returns undefined until it is known
 */
export function useDeadLinks(hrefs: readonly string[], address: string): readonly DeadLink[] | undefined {
  const provider = useDataProvider<BackOfficeData>();
  const links = internalLinks(hrefs, address);
  const { data } = useQuery({
    queryKey: ['dead-links', links],
    queryFn: () => deadLinks(provider, links),
    enabled: links.length > 0,
    placeholderData: (known) => known,
  });
  return links.length === 0 ? [] : data;
}

async function deadLinks(provider: BackOfficeData, links: readonly InternalLink[]): Promise<DeadLink[]> {
  const [articles, pages] = await Promise.all([
    published(provider, 'blog_posts', links, 'article'),
    published(provider, 'pages', links, 'page'),
  ]);
  const dead = links.filter(({ to, slug }) => !(to === 'article' ? articles : pages).has(slug));
  return Promise.all(
    dead.map(async ({ href, to, slug }) => {
      const current = to === 'article' ? await provider.readFunction('current_post_slug', { former: slug }) : null;
      return { href, movedTo: current ? `/blog/${current}` : undefined };
    }),
  );
}

/** Which of the linked slugs of a table are published. */
async function published(
  provider: BackOfficeData,
  table: 'blog_posts' | 'pages',
  links: readonly InternalLink[],
  kind: InternalLink['to'],
): Promise<ReadonlySet<string>> {
  const slugs = [...new Set(links.filter(({ to }) => to === kind).map(({ slug }) => slug))];
  if (slugs.length === 0) return new Set();
  const { data } = await provider.getList<{ id: string; slug: string }>(table, {
    pagination: { page: 1, perPage: slugs.length },
    sort: { field: 'id', order: 'ASC' },
    filter: { slug: slugs, status: 'published' },
    meta: { columns: ['id', 'slug'] },
  });
  return new Set(data.map(({ slug }) => slug));
}

/** A link of the text to the site itself, and what it leads to. */
export interface InternalLink {
  /** As written in the text. */
  readonly href: string;
  readonly to: 'article' | 'page';
  readonly slug: string;
}

const SCREENS: ReadonlySet<string> = new Set([...screenPaths, ...postCategories.map(categoryPath)]);

/**
 * The links that lead to a stored article or page of the site. Others are left out: to other sites, to a part of the
 * text, to mail and telephone, to the site's own screens and to files, whose address ends with an extension.
 * @param hrefs as written in the text
 * @param address the text's own public address, which relative links start from
 */
export function internalLinks(hrefs: readonly string[], address: string): InternalLink[] {
  const base = new URL(address, window.location.origin);
  return hrefs.flatMap((href): InternalLink[] => {
    if (href.startsWith('#') || !URL.canParse(href, base)) return [];
    const { origin, pathname } = new URL(href, base);
    if (origin !== base.origin) return [];
    // The site brings these to one address by itself.
    const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
    if (SCREENS.has(path) || /\.\w+$/.test(path)) return [];
    const article = /^\/blog\/(.+)/.exec(path)?.[1];
    return [article ? { href, to: 'article', slug: article } : { href, to: 'page', slug: path.slice(1) }];
  });
}
