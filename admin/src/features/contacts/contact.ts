import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency-site/domain/contacts';
import type { Database } from '@agency-site/supabase/types';
import type { NamesOf } from '@agency-site/domain/tables/column';
import { contactColumns } from '@agency-site/domain/tables/contacts';
import { parisMomentAfter } from '../../formats/paris-time';

type Row = Database['public']['Tables']['contacts']['Row'];

export type Contact = Omit<Pick<Row, NamesOf<typeof contactColumns>>, 'status'> & { readonly status: ContactStatus };

export interface ContactFilter {
  readonly q?: string;
  readonly status?: ContactStatus;
  readonly due?: Due;
}

/** The choices of the filter « À faire ». Late actions also count as due today and this week. */
export const dueOptions = [
  ['', 'Toutes'],
  ['late', 'En retard'],
  ['today', 'Aujourd’hui'],
  ['week', 'Cette semaine'],
  ['unplanned', 'Sans suite prévue'],
] as const;
type Due = Exclude<(typeof dueOptions)[number][0], ''>;

/** The moment before which an action must be due to pass a choice of the filter. */
export function dueBefore(due: string): string {
  const now = new Date();
  return due === 'late' ? now.toISOString() : parisMomentAfter(now, due === 'today' ? 'tomorrow' : 'monday', '00:00');
}

/** The statuses as options of a select. */
export const statusOptions = contactStatuses.map((status) => [status, contactStatusLabels[status]] as const);

const sources: Readonly<Record<string, string>> = contactColumns.source.choices;

export const sourceLabel = (source: string): string => sources[source] ?? source;
