import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency/domain/contacts';
import type { Database } from '@agency/supabase/types';
import type { NamesOf } from '@agency/domain/tables/column';
import { contactColumns } from '@agency/domain/tables/contacts';

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
