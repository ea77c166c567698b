import type { Database } from '@agency-site/supabase/types';
import { type NamesOf, namesOf } from '@agency-site/domain/tables/column';
import { pageColumns } from '@agency-site/domain/tables/pages';
import { useGetList } from 'react-admin';

type Row = Database['public']['Tables']['pages']['Row'];

export type Page = Pick<Row, NamesOf<typeof pageColumns>>;

/** The columns that the list reads, without the content. */
const listedPageColumns = namesOf(pageColumns, { inList: true });

export type PageSummary = Pick<Page, (typeof listedPageColumns)[number]>;

/** The parameters of a query for every page, in the order of the site. One request suffices for a few dozen pages. */
export const everyPage = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'sort_order', order: 'ASC' },
  filter: {},
  meta: { columns: listedPageColumns },
} as const;

export const usePages = () => useGetList<PageSummary>('pages', everyPage);
