import type { Database } from '@agency-site/supabase/types';
import { collections } from '@agency-site/domain/pages';
import { caseStudySelect, caseStudySummarySelect } from '@agency-site/domain/site-declarations';
import { slugFromTitle } from '@agency-site/domain/slug';
import type { caseStudyColumns } from '@agency-site/domain/tables/case-studies';
import type { NamesOf } from '@agency-site/domain/tables/column';
import { dataOf, rowOf } from '../../data/answer';
import type { SiteClient } from '../../data/client';

type Row = Database['public']['Tables']['case_studies']['Row'];

/** The columns of a case study's card. */
export type CaseStudySummary = Pick<Row, NamesOf<typeof caseStudyColumns, { public: 'list' }>>;

/** The partner or a tool of a case study. */
export type PartnerOrTool = Pick<Database['public']['Tables']['tools']['Row'], 'name' | 'url' | 'sentence'>;

export type CaseStudy = CaseStudySummary &
  Pick<Row, NamesOf<typeof caseStudyColumns, { public: 'detail' }>> & {
    readonly partner: (PartnerOrTool & { readonly is_example: boolean }) | undefined;
    readonly tools: readonly PartnerOrTool[];
  };

const { path } = collections.case_studies;

/** Reads the published case studies in their order. Administrators can read the others too, so each query filters on `published`. */
export const loadCaseStudies = async (client: SiteClient): Promise<CaseStudySummary[]> =>
  dataOf(
    await client
      .from('case_studies')
      .select(caseStudySummarySelect)
      .eq('published', true)
      .order('position')
      .order('id'),
  );

/** The columns of a `CaseStudy`, with its partner and tools. */
const SELECTION =
  `${caseStudySelect},partner:partners(name,url,sentence,is_example,published),tools(name,url,sentence,published)` as const;

/** Reads a case study by its slug; undefined when there is none. Administrators also get unpublished ones. */
export async function loadCaseStudy(client: SiteClient, slug: string): Promise<CaseStudy | undefined> {
  const answer = await client
    .from('case_studies')
    .select(SELECTION)
    .eq('slug', slug)
    .order('position', { referencedTable: 'tools' })
    .maybeSingle();
  const row = rowOf(answer);
  if (!row) return undefined;
  const { partner, tools, ...study } = row;
  return {
    ...study,
    partner: partner?.published ? partner : undefined,
    tools: tools.filter(({ published }) => published),
  };
}

/** The slug of the sector by which the address filters the list. */
export function readSector(parameters: URLSearchParams): string | undefined {
  const value = parameters.get('secteur') ?? '';
  return /^[a-z0-9-]{1,100}$/.test(value) ? value : undefined;
}

/** The page number in the address; 1 when it has none. */
export const readPage = (parameters: URLSearchParams): number =>
  /^[1-9]\d{0,5}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;

/** The address of the list, filtered by a sector (its name or slug) or not. The page number is left out for the first page. */
export function caseStudiesAddress(sector?: string, page = 1): string {
  const query = new URLSearchParams({
    ...(sector && { secteur: slugFromTitle(sector) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

export const caseStudyAddress = ({ slug }: Pick<CaseStudy, 'slug'>): string => `${path}/${slug}`;
