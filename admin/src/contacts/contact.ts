import type { ContactStatus } from '@agency/supabase/contacts';
import type { Database } from '@agency/supabase/database-types';
import type { NamesOf } from '@agency/supabase/tables/column';
import { contactColumns } from '@agency/supabase/tables/contacts';

type Row = Database['public']['Tables']['contacts']['Row'];

export type Contact = Omit<Pick<Row, NamesOf<typeof contactColumns>>, 'status'> & { readonly status: ContactStatus };

const sources: Readonly<Record<string, string>> = contactColumns.source.choices;

/** Where a request comes from, in words. */
export const sourceLabel = (source: string): string => sources[source] ?? source;

/** An address for a mail program. Encoded: what a visitor typed must not add recipients of its own. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
