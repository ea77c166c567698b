import { lazy, Suspense } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { PreviewBanner } from '../preview/PreviewBanner';
import { articleCrumbs, ArticleScreen } from '../../features/article/ArticleScreen';
import { NewsletterBox } from '../../features/newsletter/NewsletterBox';
import { useViewCount } from '../../features/article/use-view-count';
import type { CommentAnswer } from '../../features/comments/answer-comment';
import type { Heading } from '../../data/stored-text/outline';
import type { SiteClient } from '../../data/client';
import type { Comment } from '../../data/comments';
import type { Connect } from '../../data/connect';
import type { Neighbours, Post, PostSummary } from '../../data/posts';
import { loadSettings } from '../../data/settings';
import type { PageMetadata } from '../head/metadata';
import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';
import { notFound, type LoadResult } from '../route';

interface ArticleData {
  readonly post: Post;
  /** Sent on its own: the body, which holds them too, is not sent twice. */
  readonly headings: readonly Heading[];
  readonly neighbours: Neighbours;
  readonly similar: readonly PostSummary[];
  /** Absent where nobody may comment; null when they could not be read. */
  readonly comments?: readonly Comment[] | null;
}

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<ArticleData> {
  const { loadNeighbours, loadPost, loadSimilarPosts } = await import('../../data/posts');
  const slug = params['slug'] ?? '';
  // The code that sanitises the body loads in parallel with the article.
  const [post, { prepareStoredText }] = await Promise.all([
    loadPost(client, slug),
    import('../../data/stored-text/prepare-stored-text'),
  ]);
  if (!post) {
    const { loadRedirect } = await import('../../data/redirects');
    throw (await loadRedirect(client, request)) ?? notFound('post');
  }
  const [similar, neighbours, comments] = await Promise.all([
    loadSimilarPosts(client, post),
    loadNeighbours(client, post),
    loadCommentsOf(client, post),
  ]);
  const { html, headings } = await prepareStoredText(post.content);
  return { post: { ...post, content: html }, headings, neighbours, similar, ...comments };
}

/** The comments of a published article, where the settings allow them. */
async function loadCommentsOf(client: SiteClient, post: Post): Promise<Pick<ArticleData, 'comments'>> {
  const settings = await loadSettings(client).catch(() => undefined);
  if (settings?.comments_enabled !== 'true' || post.status !== 'published') return {};
  const [{ loadComments }] = await Promise.all([import('../../data/comments'), importComments()]);
  return { comments: await loadComments(client, post.id) };
}

/** A comment is posted here when it has no script. */
export async function submit(connect: Connect, { request }: LoaderFunctionArgs): Promise<LoadResult<CommentAnswer>> {
  const { answerComment } = await import('../../features/comments/answer-comment');
  const answer = await answerComment(connect, await request.formData());
  return answer.sent || Object.keys(answer.errors).length === 0 ? answer : data(answer, { status: 400 });
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

const importComments = () => import('../../features/comments/Comments');

/** Most sites have no comments: their code is not loaded in advance, unlike that of other parts. */
const Comments =
  import.meta.env.SSR || document.querySelector('[data-later="comments"]')
    ? hydrateOnInteraction('comments', () => importComments().then((part) => part.Comments))
    : lazy(async () => ({ default: (await importComments()).Comments }));

/** An article, with a banner when it is a draft; its view is counted. */
export function Component() {
  const { comments, ...article } = useLoaderData<ArticleData>();
  const { post } = article;
  useViewCount(post.id);
  return (
    <>
      {post.status === 'draft' && <PreviewBanner kind="draft" />}
      <ArticleScreen
        {...article}
        comments={
          comments !== undefined && (
            <Suspense>
              <Comments key={post.id} postId={post.id} comments={comments} />
            </Suspense>
          )
        }
        newsletter={<NewsletterBox />}
      />
    </>
  );
}
