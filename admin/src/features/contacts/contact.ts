import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency/supabase/contacts';
import type { Database } from '@agency/supabase/database-types';
import type { NamesOf } from '@agency/supabase/tables/column';
import { contactColumns } from '@agency/supabase/tables/contacts';

type Row = Database['public']['Tables']['contacts']['Row'];

export type Contact = Omit<Pick<Row, NamesOf<typeof contactColumns>>, 'status'> & { readonly status: ContactStatus };

export interface ContactFilter {
  readonly q?: string;
  readonly status?: ContactStatus;
}

/** The statuses as options of a select. */
export const statusOptions = contactStatuses.map((status) => [status, contactStatusLabels[status]] as const);

const sources: Readonly<Record<string, string>> = contactColumns.source.choices;

export const sourceLabel = (source: string): string => sources[source] ?? source;
