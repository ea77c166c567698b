import { categoryName } from '@agency-site/domain/blog-posts';
import type { Database } from '@agency-site/supabase/types';
import { serviceSelect } from '@agency-site/domain/site-declarations';
import { dataOf } from './answer';
import type { SiteClient } from './client';
import type { Offer } from './offers';

type Tables = Database['public']['Tables'];

export type Testimonial = Pick<Tables['testimonials']['Row'], 'words' | 'name' | 'trade' | 'place' | 'is_example'>;

export type TeamMember = Pick<Tables['team_members']['Row'], 'name' | 'role' | 'bio' | 'is_example'>;

export type KeyFigure = Pick<Tables['key_figures']['Row'], 'value' | 'prefix' | 'label' | 'is_example'>;

export type Partner = Pick<Tables['partners']['Row'], 'name' | 'url' | 'sentence' | 'is_example'>;

export type FaqEntry = Pick<Tables['faq_entries']['Row'], 'question' | 'answer'>;

/** The name of a category of the blog, as readers see it, and the texts of its page. */
export type CategoryText = Pick<
  Tables['blog_categories']['Row'],
  'category' | 'name' | 'title' | 'introduction' | 'description' | 'keywords'
>;

/** A case study, in the words of its sector's page. */
export type SectorStudy = Pick<Tables['case_studies']['Row'], 'slug' | 'title' | 'client' | 'results' | 'is_example'>;

/** The steps of an automation and their result, as its own page describes them. */
export type Flow = Database['public']['Functions']['visible_flows']['Returns'][number];

/** Timeout of these lists. A page is shown without a list that takes longer. */
const TIMEOUT_MS = 3_000;

// Administrators can also read unpublished rows, so each list filters on `published`.

export const loadTestimonials = (client: SiteClient): Promise<Testimonial[]> =>
  published(client.from('testimonials').select('words,name,trade,place,is_example'));

export const loadTeamMembers = (client: SiteClient): Promise<TeamMember[]> =>
  published(client.from('team_members').select('name,role,bio,is_example'));

export const loadKeyFigures = (client: SiteClient): Promise<KeyFigure[]> =>
  published(client.from('key_figures').select('value,prefix,label,is_example'));

export const loadPartners = (client: SiteClient): Promise<Partner[]> =>
  published(client.from('partners').select('name,url,sentence,is_example'));

/** The texts of the categories for which an administrator wrote some. */
export const loadCategoryTexts = (client: SiteClient): Promise<CategoryText[]> =>
  readOrNone(client.from('blog_categories').select('category,name,title,introduction,description,keywords'));

/** The texts of a category; without a row they are its name alone. */
export function textOfCategory(texts: readonly CategoryText[], category: string): CategoryText {
  const name = categoryName(texts, category);
  const text = texts.find((row) => row.category === category);
  return { title: name, introduction: '', description: '', keywords: '', ...text, category, name };
}

export const loadOffers = (client: SiteClient): Promise<Offer[]> =>
  published(client.from('services').select(serviceSelect));

export const loadFaqEntries = (client: SiteClient): Promise<FaqEntry[]> =>
  readOrNone(client.rpc('visible_questions', {}, { get: true }));

export const loadFlows = (client: SiteClient): Promise<Flow[]> =>
  readOrNone(client.rpc('visible_flows', {}, { get: true }));

export const loadSectorStudies = (client: SiteClient, sector: string): Promise<SectorStudy[]> =>
  published(client.from('case_studies').select('slug,title,client,results,is_example').eq('sector', sector));

/** A query that can be aborted. */
interface Query<Row> {
  abortSignal(signal: AbortSignal): PromiseLike<{ data: Row[] | null; error: { message: string } | null }>;
}

/** The methods that the queries of these tables share. */
interface List<Row> extends Query<Row> {
  eq(column: 'published', value: true): List<Row>;
  order(column: 'position' | 'id'): List<Row>;
}

/** The published rows in their order. */
const published = <Row>(list: List<Row>): Promise<Row[]> =>
  readOrNone(list.eq('published', true).order('position').order('id'));

/** Reads the rows; none when they cannot be read, so that the page omits the section instead of failing. */
async function readOrNone<Row>(query: Query<Row>): Promise<Row[]> {
  try {
    return dataOf(await query.abortSignal(AbortSignal.timeout(TIMEOUT_MS)));
  } catch (error) {
    // eslint-disable-next-line no-console -- visitors see no message, so the reason is logged.
    console.warn('Site content not read:', error instanceof Error ? error.message : error);
    return [];
  }
}
