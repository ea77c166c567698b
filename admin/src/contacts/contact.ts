import type { ContactStatus } from '@agency/supabase/contacts';
import type { Database } from '@agency/supabase/database-types';

type Row = Database['public']['Tables']['contacts']['Row'];

export type Contact = Omit<Row, 'updated_at' | 'search_text' | 'status'> & { readonly status: ContactStatus };

/** Where a request comes from, in words. */
export const sourceLabel = (source: string): string => (source === 'website' ? 'Site web' : source);

/** The list and the detail show the same columns: a request opens at once. */
export const contactColumns = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'message',
  'source',
  'status',
  'notes',
  'notes_updated_at',
  'created_at',
] as const satisfies readonly (keyof Contact)[];
