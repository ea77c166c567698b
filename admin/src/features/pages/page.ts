import type { Database } from '@agency/supabase/database-types';
import { type NamesOf, namesOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';

type Row = Database['public']['Tables']['pages']['Row'];

/** A page as the back-office reads it. */
export type Page = Pick<Row, NamesOf<typeof pageColumns>>;

/** What the list reads: not the content. */
export const listedPageColumns = namesOf(pageColumns, { listed: true });

export type PageSummary = Pick<Page, (typeof listedPageColumns)[number]>;
