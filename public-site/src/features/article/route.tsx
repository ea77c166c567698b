import { categoryName } from '@agency-site/domain/blog-posts';
import { data, useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { UnpublishedBanner } from '../../ui/PreviewBanner';
import { articleCrumbs, ArticleScreen } from './ArticleScreen';
import { NewsletterBox } from '../../ui/NewsletterBox';
import { answerComment, type CommentAnswer } from './comments/answer-comment';
import { Comments } from './comments/Comments';
import type { Heading } from '../../data/stored-text/outline';
import { authorAddress } from '../../data/authors';
import type { SiteClient } from '../../data/client';
import { loadComments, type Comment } from './comments/data';
import type { SiteFrame } from '../../data/frame';
import type { Post, PostSummary } from '../../data/posts';
import { loadNeighbours, loadPost, loadSignature, loadSimilarPosts, type Neighbours } from './data';
import { isPublic } from '../../data/publication';
import { loadRedirect } from '../../data/redirects';
import { prepareStoredText } from '../../data/stored-text/prepare-stored-text';
import { loadSettings } from '../../data/settings';
import type { PageMetadata } from '../../document/metadata';
import { notFound, type LoadResult } from '../../document/route';

interface ArticleData {
  /** The article; `author` is the name of the linked author, if there is one. */
  readonly post: Post;
  readonly authorPath: string | undefined;
  readonly headings: readonly Heading[];
  readonly neighbours: Neighbours;
  readonly similar: readonly PostSummary[];
  /** Absent when the site has no comments; null when they cannot be read. */
  readonly comments?: readonly Comment[] | null;
}

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<ArticleData> {
  const slug = params['slug'] ?? '';
  const post = await loadPost(client, slug);
  if (!post) throw (await loadRedirect(client, request)) ?? notFound('post');
  const [author, similar, neighbours, comments] = await Promise.all([
    loadSignature(client, post.id),
    loadSimilarPosts(client, post),
    loadNeighbours(client, post),
    loadCommentsOf(client, post),
  ]);
  const { html, headings } = await prepareStoredText(post.content);
  const signed = { ...post, author: author?.name ?? post.author, content: html };
  return { post: signed, authorPath: author && authorAddress(author.slug), headings, neighbours, similar, ...comments };
}

/** Reads the comments of a published article, when the settings allow comments. */
async function loadCommentsOf(client: SiteClient, post: Post): Promise<Pick<ArticleData, 'comments'>> {
  const settings = await loadSettings(client).catch(() => undefined);
  if (settings?.comments_enabled !== 'true' || !isPublic(post)) return {};
  return { comments: await loadComments(client, post.id) };
}

export async function submit(client: SiteClient, { request }: LoaderFunctionArgs): Promise<LoadResult<CommentAnswer>> {
  const answer = await answerComment(client, await request.formData());
  if (answer.sent) return answer;
  if (answer.tooMany) return data(answer, { status: 429 });
  return Object.keys(answer.errors).length === 0 ? answer : data(answer, { status: 400 });
}

export function metadata({ post, authorPath }: ArticleData, { categories }: SiteFrame): PageMetadata {
  const category = post.category && categoryName(categories, post.category);
  return {
    title: post.meta_title || post.title,
    description: post.meta_description || post.summary,
    path: `/blog/${post.slug}`,
    keywords: post.meta_keywords,
    hidden: !isPublic(post),
    crumbs: articleCrumbs(post),
    subject: {
      type: 'article',
      headline: post.title,
      author: post.author,
      authorPath,
      section: category,
      publishedAt: post.published_at,
      updatedAt: post.updated_at,
      keywords: post.tags,
    },
    social: {
      title: post.title,
      kicker: category ?? 'Blog',
      picture: post.featured_image_url ?? undefined,
      alt: post.featured_image_alt,
    },
  };
}

/** An article, with a banner when visitors do not see it. */
export function Component() {
  const { comments, ...article } = useLoaderData<ArticleData>();
  const answer = useActionData<CommentAnswer>();
  const { post } = article;
  return (
    <>
      <UnpublishedBanner text={post} />
      <ArticleScreen
        {...article}
        comments={comments !== undefined && <Comments postId={post.id} comments={comments} answer={answer} />}
        newsletter={<NewsletterBox />}
      />
    </>
  );
}
