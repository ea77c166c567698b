import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../providers/database-functions';
import { type InternalLink, internalLinks } from './internal-links';

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
