import { truncateText } from '@agency-site/domain/truncate-text';
import { withDe } from '@agency-site/domain/with-de';
import type { SiteSettings } from '@agency-site/domain/site-settings';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { authorAddress, type Author } from '../../data/authors';
import { loadAuthor, loadAuthorPosts } from './data';
import { PostPages, type PostPage } from './PostPages';
import { readPage } from '../../data/blog-filter';
import type { SiteClient } from '../../data/client';
import type { SiteFrame } from '../../data/frame';
import { loadRedirect } from '../../data/redirects';
import { loadSettings } from '../../data/settings';
import type { Crumb } from '../../ui/Breadcrumb';
import { ScreenHead } from '../../ui/ScreenHead';
import type { PageMetadata } from '../../document/metadata';
import { notFound } from '../../document/route';

interface AuthorData extends PostPage {
  readonly author: Author;
}

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<AuthorData> {
  const [author, settings] = await Promise.all([loadAuthor(client, params['slug'] ?? ''), loadSettings(client)]);
  if (!author) throw (await loadRedirect(client, request)) ?? notFound('route');
  const page = readPage(new URL(request.url).searchParams);
  const perPage = Number(settings.blog_posts_per_page);
  const { posts, total } = await loadAuthorPosts(client, author.slug, page, perPage);
  if (posts.length === 0) throw notFound('route');
  return { author, posts, total, page, pages: Math.ceil(total / perPage) };
}

const crumbsOf = ({ name }: Author): Crumb[] => [{ label: 'Blog', to: '/blog' }, { label: name }];

/** The number of characters of a description that search engines show. */
const LONGEST_DESCRIPTION = 160;

function descriptionOf({ name, biography }: Author, { blog_text: blog }: SiteSettings): string {
  const text = biography.replaceAll(/\s+/g, ' ').trim() || `Les articles ${withDe(name)}. ${blog}`;
  return text.length > LONGEST_DESCRIPTION
    ? `${truncateText(text, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`
    : text;
}

export function metadata({ author, page }: AuthorData, { settings }: SiteFrame): PageMetadata {
  const { name, slug, picture_url: picture } = author;
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: descriptionOf(author, settings),
    keywords: `${name}, articles, blog`,
    path: authorAddress(slug, page),
    crumbs: crumbsOf(author),
    subject: { type: 'person', name, picture },
    social: { title: name, kicker: 'Blog' },
  };
}

export function Component() {
  const { author, ...list } = useLoaderData<AuthorData>();
  const { name, slug, biography, picture_url: portrait } = author;
  return (
    <>
      <ScreenHead crumbs={crumbsOf(author)} title={name} lead={biography} picture={undefined} portrait={portrait} />
      <PostPages
        title="Ses articles"
        label={`Pages des articles ${withDe(name)}`}
        addressOf={(number) => authorAddress(slug, number)}
        {...list}
      />
    </>
  );
}
