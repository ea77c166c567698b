import { dataOf } from './answer';
import { caseStudyAddress } from './case-studies';
import type { SiteClient } from './client';

/** A published text as lists name it. */
export interface PublishedText {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The published texts of each kind. */
export type PublishedTexts = Readonly<Record<'pages' | 'caseStudies' | 'posts', readonly PublishedText[]>>;

/** Of each kind; the sitemap has the rest. */
const MOST = 200;

/** What visitors may read: pages and case studies in their order, articles from the newest on, 200 of each at most. */
export async function loadPublishedTexts(client: SiteClient): Promise<PublishedTexts> {
  const [pages, studies, posts] = await Promise.all([
    client
      .from('pages')
      .select('slug,title,excerpt')
      .lte('published_at', 'now')
      .order('sort_order')
      .order('id')
      .limit(MOST),
    client
      .from('case_studies')
      .select('slug,title,summary')
      .eq('published', true)
      .order('position')
      .order('id')
      .limit(MOST),
    client
      .from('blog_posts')
      .select('slug,title,excerpt')
      .lte('published_at', 'now')
      .order('published_at', { ascending: false })
      .order('id')
      .limit(MOST),
  ]);
  return {
    pages: dataOf(pages).map(({ slug, title, excerpt }) => ({ title, description: excerpt ?? '', path: `/${slug}` })),
    caseStudies: dataOf(studies).map((study) => ({
      title: study.title,
      description: study.summary,
      path: caseStudyAddress(study),
    })),
    posts: dataOf(posts).map(({ slug, title, excerpt }) => ({ title, description: excerpt, path: `/blog/${slug}` })),
  };
}
