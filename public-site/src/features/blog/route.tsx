import { siteWords } from '@agency-site/brand/site-words';
import { categoryBesideFilter, categoryName } from '@agency-site/domain/blog-posts';
import { data, useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { CategoryLinks } from './CategoryLinks';
import { NewsletterBox } from '../../ui/NewsletterBox';
import { blogCrumbs, BlogHeader } from './BlogHeader';
import { ActiveFilters, CategoryFilter } from './CategoryFilter';
import { EmptyList } from './EmptyList';
import { FeaturedPosts } from './FeaturedPosts';
import { StyleSheetLink } from '../../ui/StyleSheetLink';
import { Button } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { PostGrid } from '../../ui/PostGrid';
import { ResultList } from '../../ui/ResultList';
import { blogAddress, categoryAddress, isFiltered, readBlogFilter, type BlogFilter } from '../../data/blog-filter';
import { countWords, listName } from './list-words';
import { answerSubscription, type NewsletterAnswer } from '../../data/newsletter';
import type { SiteClient } from '../../data/client';
import { type SiteFrame, useCategories } from '../../data/frame';
import { lowered } from '../../data/numbers';
import { loadFeaturedPosts, type PostSummary } from '../../data/posts';
import { hasPosts, loadPosts } from './data';
import { loadSettings } from '../../data/settings';
import { RESULTS_PER_PAGE, searchAddress, searchSite, type SearchResults } from '../../data/site-search';
import type { PageMetadata } from '../../document/metadata';
import type { LoadResult } from '../../document/route';

interface BlogData {
  readonly filter: BlogFilter;
  readonly posts: readonly PostSummary[];
  /** The number of articles on all pages, the featured ones included. */
  readonly total: number;
  readonly pages: number;
  readonly featured: readonly PostSummary[];
  /** A category that has articles but no button in the filter. */
  readonly categoryWithoutButton: string | undefined;
  /** The results of the search that are not articles. */
  readonly otherResults: SearchResults | undefined;
}

export async function load(client: SiteClient, { request }: LoaderFunctionArgs): Promise<LoadResult<BlogData>> {
  const filter = readBlogFilter(new URL(request.url).searchParams);
  const { category, tag, search, page } = filter;
  const [settings, featured, isBeside, otherResults] = await Promise.all([
    loadSettings(client),
    isFiltered(filter) ? [] : loadFeaturedPosts(client),
    hasPosts(client, categoryBesideFilter),
    search && !category && !tag ? searchSite(client, { words: search, page: 1 }, 'article') : undefined,
  ]);
  const perPage = Number(settings.blog_posts_per_page);
  // The unfiltered blog lists each article once: featured articles appear above the others on the first page, and in no list.
  const except = featured.map(({ slug }) => slug);
  const { posts, total } = await loadPosts(client, { category, tag, search, except, page, perPage });
  const pages = Math.ceil(total / perPage);
  const list: BlogData = {
    filter,
    posts,
    total: total + featured.length,
    pages,
    featured: page === 1 ? featured : [],
    categoryWithoutButton: isBeside ? categoryBesideFilter : undefined,
    otherResults,
  };
  // A page beyond the last one answers 404, but still shows links back to the list.
  return page > Math.max(1, pages) ? data(list, { status: 404 }) : list;
}

/** The words of a search that found nothing on the whole site. */
const emptySearch = ({ filter: { search }, total, otherResults }: BlogData): string | undefined =>
  total === 0 && otherResults?.total === 0 ? search : undefined;

export async function submit(
  client: SiteClient,
  { request }: LoaderFunctionArgs,
): Promise<LoadResult<NewsletterAnswer>> {
  const answer = await answerSubscription(client, await request.formData());
  if (answer.subscribed) return answer;
  if (answer.tooMany) return data(answer, { status: 429 });
  return answer.errors.email || answer.errors.consent ? data(answer, { status: 400 }) : answer;
}

export function metadata(list: BlogData, { settings, categories }: SiteFrame): PageMetadata {
  const { filter, posts, featured } = list;
  const narrowed = Boolean(filter.search ?? filter.tag);
  const page = filter.page > 1 ? `, page ${filter.page}` : '';
  const name = isFiltered(filter)
    ? `Blog, ${lowered(listName(filter, categories))}`
    : `Blog\u00A0: ${lowered(settings.blog_title.replaceAll('*', ''))}`;
  return {
    title: `${name}${page}`,
    // The page number makes the description of each page unique.
    description:
      (filter.category ? `Nos articles de la catégorie ${categoryName(categories, filter.category)}. ` : '') +
      settings.blog_text +
      (page && ` Page ${filter.page}.`),
    keywords: siteWords.keywords.blog,
    // A list filtered only by category is the same as the category's page, which is the canonical one.
    path: filter.category && !narrowed ? categoryAddress(filter.category, filter.page) : blogAddress(filter),
    crumbs: blogCrumbs(filter, categories),
    // Search engines should index neither search results nor an empty list.
    emptySearch: emptySearch(list),
    hidden: narrowed || posts.length + featured.length === 0,
    ...(!narrowed ? { subject: { type: 'blog', posts: [...featured, ...posts] } } : {}),
  };
}

/** The list of articles, filtered or not. */
export function Component() {
  const { filter, posts, total, pages, featured, categoryWithoutButton, otherResults } = useLoaderData<BlogData>();
  const categories = useCategories();
  const answer = useActionData<NewsletterAnswer>();
  return (
    <>
      <BlogHeader filter={filter} />
      <div className="container-site flex flex-col gap-12 pt-8">
        <div className="flex flex-col gap-4">
          <CategoryFilter filter={filter} categoryWithoutButton={categoryWithoutButton} />
          <ActiveFilters filter={filter} />
        </div>
        <FeaturedPosts posts={featured} />
        {featured.length > 0 && <StyleSheetLink />}
        <section
          aria-labelledby="liste"
          data-results={filter.search && total + (otherResults?.total ?? 0)}
          className="flex flex-col gap-6"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="liste" tabIndex={-1} className="min-w-0 text-title-m">
              {listName(filter, categories)}
            </h2>
            <p role="status" className="text-muted tabular">
              {countWords({ total, featured: featured.length, page: filter.page, pages })}
            </p>
          </div>
          {posts.length > 0 && <PostGrid posts={posts} eager={featured.length === 0} />}
          {posts.length > 0 && featured.length === 0 && <StyleSheetLink />}
          {posts.length > 0 && (
            <Pagination
              label="Pages du blog"
              page={filter.page}
              pages={pages}
              addressOf={(page) => blogAddress({ ...filter, page })}
            />
          )}
          {posts.length === 0 && featured.length === 0 && <EmptyList filter={filter} pages={pages} />}
        </section>
        {filter.search && otherResults && <OtherResults words={filter.search} {...otherResults} />}
        <CategoryLinks />
        <NewsletterBox answer={answer} />
      </div>
    </>
  );
}

/** The results that are not articles, below the articles of a search. */
function OtherResults({ words, results, total }: SearchResults & { readonly words: string }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="ailleurs" className="flex max-w-3xl flex-col gap-6">
      <h2 id="ailleurs" className="text-title-m">
        Ailleurs sur le site
      </h2>
      <ResultList results={results} title="h3" />
      {total > RESULTS_PER_PAGE && (
        <p>
          <Button href={searchAddress({ words, page: 1 })} variant="outline">
            Voir tout ce que le site en dit
          </Button>
        </p>
      )}
    </section>
  );
}
