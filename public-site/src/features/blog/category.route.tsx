import { postCategories } from '@agency-site/domain/blog-posts';
import { slugFromTitle } from '@agency-site/domain/slug';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { categoryAddress, readBlogFilter } from '../../data/blog-filter';
import { ScreenHead } from '../../ui/ScreenHead';
import type { SiteClient } from '../../data/client';
import { type SiteFrame, useCategories } from '../../data/frame';
import { loadPosts } from './data';
import { PostPages, type PostPage } from './PostPages';
import { loadRedirect } from '../../data/redirects';
import { loadSettings } from '../../data/settings';
import { textOfCategory } from '../../data/site-content';
import type { PageMetadata } from '../../document/metadata';
import type { Crumb } from '../../ui/Breadcrumb';
import { notFound } from '../../document/route';

interface CategoryData extends PostPage {
  readonly category: string;
}

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<CategoryData> {
  const category = postCategories.find((name) => slugFromTitle(name) === params['category']);
  if (!category) throw (await loadRedirect(client, request)) ?? notFound('route');
  const { page } = readBlogFilter(new URL(request.url).searchParams);
  const perPage = Number((await loadSettings(client)).blog_posts_per_page);
  const { posts, total } = await loadPosts(client, { category, tag: undefined, search: undefined, page, perPage });
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) throw notFound('route');
  return { category, posts, total, page, pages };
}

const crumbsOf = (name: string): Crumb[] => [{ label: 'Blog', to: '/blog' }, { label: name }];

export function metadata({ category, posts, page }: CategoryData, { categories }: SiteFrame): PageMetadata {
  const text = textOfCategory(categories, category);
  const title = page > 1 ? `${text.title}, page ${page}` : text.title;
  return {
    title,
    description: text.description || text.introduction || `Les articles de la catégorie ${text.name}.`,
    keywords: text.keywords,
    path: categoryAddress(category, page),
    crumbs: crumbsOf(text.name),
    // An empty list has no value for search engines.
    hidden: posts.length === 0,
    social: { title: text.title, kicker: 'Blog', picture: posts[0]?.featured_image_url ?? undefined },
  };
}

export function Component() {
  const { category, ...list } = useLoaderData<CategoryData>();
  const text = textOfCategory(useCategories(), category);
  return (
    <>
      <ScreenHead crumbs={crumbsOf(text.name)} title={text.title} lead={text.introduction} picture={undefined} />
      <PostPages
        title="Les articles"
        label="Pages du blog"
        addressOf={(number) => categoryAddress(category, number)}
        {...list}
      />
    </>
  );
}
