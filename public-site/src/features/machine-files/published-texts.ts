import { fillPrices } from '@agency-site/domain/filled-text';
import { addressOfPage, pageScreens } from '@agency-site/domain/pages';
import { dataOf } from '../../data/answer';
import { authorAddress, loadAuthors } from '../../data/authors';
import type { SiteClient } from '../../data/client';
import { loadOffers } from '../../data/site-content';

export interface PublishedText {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** Published texts of one kind, with the name of the kind. */
export interface PublishedTexts {
  readonly label: string;
  readonly texts: readonly PublishedText[];
}

/** The largest number of texts per kind; the sitemap lists the rest. */
const MAX_PER_KIND = 200;

/** Reads the texts that visitors may read, 200 of each kind at most: pages in their order, articles from the newest on. */
export async function loadPublishedTexts(client: SiteClient): Promise<PublishedTexts[]> {
  const [pages, authors, posts, offers] = await Promise.all([
    client
      .from('pages')
      .select('slug,title,excerpt')
      .lte('published_at', 'now')
      .order('sort_order')
      .order('id')
      .limit(MAX_PER_KIND),
    loadAuthors(client),
    client
      .from('blog_posts')
      .select('slug,title,excerpt:summary')
      .lte('published_at', 'now')
      .order('published_at', { ascending: false })
      .order('id')
      .limit(MAX_PER_KIND),
    loadOffers(client),
  ]);
  const priced = dataOf(pages).map((page) => ({ ...page, excerpt: fillPrices(page.excerpt, offers) }));
  return [
    { label: 'Pages', texts: textsAt(priced.filter(isTextPage), '/') },
    {
      label: 'Auteurs',
      texts: authors.map(({ name, slug, biography }) => ({
        title: name,
        description: biography,
        path: authorAddress(slug),
      })),
    },
    { label: 'Articles, du plus récent au plus ancien', texts: textsAt(dataOf(posts), '/blog/') },
  ];
}

/** Whether a page is not one of the built-in screens, which are listed separately. */
const isTextPage = ({ slug }: { readonly slug: string }): boolean => !pageScreens.includes(addressOfPage(slug));

const textsAt = (
  rows: readonly { slug: string; title: string; excerpt: string }[],
  folder: string,
): readonly PublishedText[] =>
  rows.map(({ slug, title, excerpt }) => ({
    title,
    description: isComplete(excerpt) ? excerpt : '',
    path: folder + slug,
  }));

/** Whether an excerpt has no « [à compléter » and no placeholder left (supabase/schemas/30_content/05_pages.sql). */
const isComplete = (excerpt: string): boolean => !/\[à compléter|\{\{/i.test(excerpt);
