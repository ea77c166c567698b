import { orLog } from '../core/failures';
import type { SupabaseAccess } from './supabase-access';

/** How long an answer holds: a hosted project is written to by others as well. */
const ASK_AGAIN_MS = 30_000;

/**
 * Empties the caches at the moments at which what visitors see changes by itself: a text that was scheduled appears.
 * @param ask how many seconds there are until the next one; null while nothing is planned
 * @param clear empties the caches
 */
export function watchChanges(ask: () => Promise<number | null>, clear: () => void) {
  let askedAt = -Infinity;
  let dueAt = Infinity;
  const askAgain = async (): Promise<void> => {
    askedAt = Date.now();
    await orLog('The next change of the site is not known', async () => {
      const seconds = await ask();
      // After the answer, and up to the next millisecond: never before the database's own moment.
      dueAt = seconds === null ? Infinity : Date.now() + Math.ceil(seconds * 1000) + 1;
    });
  };
  return {
    /** Comes before each answer that may be a cached one, which does not wait for the database. */
    check: (): void => {
      const isDue = Date.now() >= dueAt;
      if (isDue) {
        dueAt = Infinity;
        clear();
      }
      if (isDue || Date.now() - askedAt >= ASK_AGAIN_MS) void askAgain();
    },
    /** Something was written, the next moment perhaps. */
    forget: (): void => {
      askedAt = -Infinity;
    },
  };
}

/** What `watchChanges` asks; a project that was given no proof of this server tells nothing. */
export const nextChangeOf = (supabase: SupabaseAccess) => async (): Promise<number | null> => {
  if (!supabase.serverHeaders) return null;
  const response = await supabase.fetchFrom('')(
    `${supabase.configuration.supabaseUrl}/rest/v1/rpc/seconds_until_change`,
    { method: 'POST', headers: { ...supabase.serverHeaders, 'content-type': 'application/json' }, body: '{}' },
  );
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as number | null;
};
