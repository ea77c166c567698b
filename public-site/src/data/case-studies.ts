import type { Database } from '@agency/supabase/database-types';
import { sectors, type Sector } from '@agency/supabase/sectors';
import { DataError, dataOf } from './answer';
import type { SiteClient } from './client';

type Row = Database['public']['Tables']['case_studies']['Row'];

/** What a card shows of a case study. */
export type CaseStudySummary = Pick<
  Row,
  'slug' | 'title' | 'client' | 'sector' | 'summary' | 'results' | 'picture_url' | 'is_example'
>;

/** A whole case study. */
export type CaseStudy = CaseStudySummary &
  Pick<Row, 'content' | 'picture_alt' | 'meta_title' | 'meta_description' | 'updated_at'>;

/** The columns of a `CaseStudySummary`. */
const SUMMARY = 'slug,title,client,sector,summary,results,picture_url,is_example';

/** The published case studies in their order. Administrators may read the others as well, so each query asks for these. */
export const loadCaseStudies = async (client: SiteClient): Promise<CaseStudySummary[]> =>
  dataOf(await client.from('case_studies').select(SUMMARY).eq('published', true).order('position').order('id'));

/** A published case study by its address, or undefined. */
export async function loadCaseStudy(client: SiteClient, slug: string): Promise<CaseStudy | undefined> {
  const { data, error } = await client
    .from('case_studies')
    .select(`${SUMMARY},content,picture_alt,meta_title,meta_description,updated_at`)
    .eq('slug', slug)
    .eq('published', true)
    .maybeSingle();
  if (error) throw new DataError(error.message);
  return data ?? undefined;
}

/** The sector that an address filters the list by, if it is one. */
export function readSector(parameters: URLSearchParams): Sector | undefined {
  const value = parameters.get('secteur');
  return value !== null && isSector(value) ? value : undefined;
}

const isSector = (value: string): value is Sector => Object.hasOwn(sectors, value);

/** The name of a sector. */
export const sectorName = (sector: string): string => (isSector(sector) ? sectors[sector] : sector);

/** The address of the list: whole, or that of a sector. */
export const caseStudiesAddress = (sector?: Sector): string =>
  sector ? `/etudes-de-cas?secteur=${sector}` : '/etudes-de-cas';

export const caseStudyAddress = ({ slug }: Pick<Row, 'slug'>): string => `/etudes-de-cas/${slug}`;

/** A figure and what it counts. */
export interface Result {
  readonly value: string;
  readonly label: string;
}

/** The figures of a case study: « 3 h : rendues par semaine » on each line; a line without a colon is a figure alone. */
export const resultsOf = ({ results }: Pick<Row, 'results'>): Result[] =>
  results
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, value = line, label = ''] = /^(.+?)\s:\s(.+)$/.exec(line) ?? [];
      return { value: value.trim(), label: label.trim() };
    });
