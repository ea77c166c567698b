import type { ContactStatus } from '@agency-site/domain/contacts';
import { onlyLogged } from '../../provider/failed-calls/query-client';
import { useReadFunction } from '../../provider/use-read-function';

export interface ContactCounts {
  /** Counts by status; a status without requests is missing. */
  readonly byStatus: Readonly<Partial<Record<ContactStatus, number>>>;
  /** When the latest request arrived. */
  readonly latest: string | null;
}

declare module '../../provider/database-functions' {
  interface JsonAnswers {
    readonly contact_counts: ContactCounts;
  }
}

/** The number of requests of each status. A failure is only logged, because the menu counts on every screen. */
export const useContactCounts = (options?: { readonly refetchInterval: number }) =>
  useReadFunction('contact_counts', {}, { ...options, queryKey: ['contacts', 'counts'], meta: onlyLogged });

export const totalOf = ({ byStatus }: ContactCounts): number =>
  Object.values(byStatus).reduce((sum, count) => sum + count, 0);
