import { postCategories } from '@agency/supabase/blog-posts';
import { slugFromTitle } from '@agency/supabase/slug';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { CategoryLinks } from '../../features/blog/CategoryLinks';
import { NewsletterBox } from '../../features/newsletter/NewsletterBox';
import { categoryAddress, readBlogFilter } from '../../data/blog-filter';
import { countWords } from '../../features/blog/list-words';
import { Pagination } from '../../ui/Pagination';
import { PostGrid } from '../../ui/PostGrid';
import { ScreenHead } from '../../ui/ScreenHead';
import type { SiteClient } from '../../data/client';
import { loadPosts, type PostSummary } from '../../data/posts';
import { loadRedirect } from '../../data/redirects';
import { loadSettings } from '../../data/settings';
import { loadCategoryTexts, type CategoryText } from '../../data/site-content';
import type { PageMetadata } from '../head/metadata';
import type { Crumb } from '../../ui/Breadcrumb';
import { notFound } from '../route';

interface CategoryData {
  readonly category: string;
  readonly text: Omit<CategoryText, 'category'>;
  readonly texts: readonly CategoryText[];
  readonly posts: readonly PostSummary[];
  /** On all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<CategoryData> {
  const category = postCategories.find((name) => slugFromTitle(name) === params['category']);
  if (!category) throw (await loadRedirect(client, request)) ?? notFound('route');
  const [settings, texts] = await Promise.all([loadSettings(client), loadCategoryTexts(client)]);
  const text = texts.find((row) => row.category === category) ?? nameAlone(category);
  const { page } = readBlogFilter(new URL(request.url).searchParams);
  const perPage = Number(settings.blog_posts_per_page);
  const { posts, total } = await loadPosts(client, { category, tag: undefined, search: undefined, page, perPage });
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) throw notFound('route');
  return { category, text, texts, posts, total, page, pages };
}

const nameAlone = (category: string) => ({ title: category, introduction: '', description: '', keywords: '' });

const crumbsOf = (category: string): Crumb[] => [{ label: 'Blog', to: '/blog' }, { label: category }];

export function metadata({ category, text, posts, page }: CategoryData): PageMetadata {
  const title = page > 1 ? `${text.title}, page ${page}` : text.title;
  return {
    title,
    description: text.description || text.introduction || `Les articles de la catégorie ${category}.`,
    keywords: text.keywords,
    path: categoryAddress(category, page),
    crumbs: crumbsOf(category),
    // An empty list is nothing to find.
    hidden: posts.length === 0,
    social: { title: text.title, kicker: 'Blog', picture: posts[0]?.featured_image_url ?? undefined },
  };
}

/** What a category is about, and its articles. */
export function Component() {
  const { category, text, texts, posts, total, page, pages } = useLoaderData<CategoryData>();
  return (
    <>
      <ScreenHead crumbs={crumbsOf(category)} title={text.title} lead={text.introduction} picture={undefined} />
      <div className="container-site flex flex-col gap-10 py-10 lg:py-14">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="liste" tabIndex={-1} className="min-w-0 text-title-m">
            Les articles
          </h2>
          <p className="text-muted tabular">{countWords({ total, featured: 0, page, pages })}</p>
        </div>
        {posts.length > 0 ? <PostGrid posts={posts} /> : <p>Aucun article trouvé pour cette catégorie.</p>}
        <Pagination
          label="Pages du blog"
          page={page}
          pages={pages}
          addressOf={(number) => categoryAddress(category, number)}
        />
        <CategoryLinks texts={texts} />
        <NewsletterBox />
      </div>
    </>
  );
}
