import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { PreviewBanner } from '../components/PreviewBanner';
import { articleCrumbs, ArticleScreen } from '../components/article/ArticleScreen';
import { useViewCount } from '../components/article/use-view-count';
import type { Heading } from '../content/outline';
import type { SiteClient } from '../data/client';
import type { Neighbours, Post, PostSummary } from '../data/posts';
import type { PageMetadata } from '../head/metadata';
import { notFound } from '../route';

interface ArticleData {
  readonly post: Post;
  /** Sent on its own: the body, which holds them too, is not sent twice. */
  readonly headings: readonly Heading[];
  readonly neighbours: Neighbours;
  readonly similar: readonly PostSummary[];
}

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<ArticleData> {
  const { loadNeighbours, loadPost, loadSimilarPosts } = await import('../data/posts');
  const slug = params['slug'] ?? '';
  // The code that sanitises the body loads in parallel with the article.
  const [post, { prepareText }] = await Promise.all([loadPost(client, slug), import('../content/sanitise')]);
  if (!post) throw await elsewhere(client, slug, request);
  const [similar, neighbours] = await Promise.all([loadSimilarPosts(client, post), loadNeighbours(client, post)]);
  const { html, headings } = prepareText(post.content);
  return { post: { ...post, content: html }, headings, neighbours, similar };
}

/** Where a former address of an article leads for good, or that there is nothing here. */
async function elsewhere(client: SiteClient, slug: string, request: Request): Promise<Response> {
  const { loadCurrentSlug } = await import('../data/posts');
  const current = await loadCurrentSlug(client, slug);
  return current ? redirect(`/blog/${current}${new URL(request.url).search}`, 301) : notFound('post');
}

export const metadata = ({ post }: ArticleData): PageMetadata => ({
  title: post.meta_title || post.title,
  description: post.meta_description || post.excerpt,
  path: `/blog/${post.slug}`,
  ...(import.meta.env.SSR ? servedMetadata(post) : {}),
});

/** Metadata for search engines, which only the served page needs. */
const servedMetadata = (post: Post): Partial<PageMetadata> => ({
  keywords: post.meta_keywords,
  kind: 'article',
  hidden: post.status === 'draft',
  crumbs: articleCrumbs(post),
  subject: {
    type: 'article',
    headline: post.title,
    author: post.author,
    section: post.category,
    publishedAt: post.published_at,
    updatedAt: post.updated_at,
    keywords: post.tags,
  },
  social: { title: post.title, kicker: post.category ?? 'Le carnet', picture: post.featured_image_url ?? undefined },
});

/** The address's article, told to be a draft when it is one, and counted as seen. */
export function Component() {
  const { post, headings, neighbours, similar } = useLoaderData<ArticleData>();
  useViewCount(post.id);
  return (
    <>
      {post.status === 'draft' && <PreviewBanner kind="draft" />}
      <ArticleScreen post={post} headings={headings} neighbours={neighbours} similar={similar} />
    </>
  );
}
