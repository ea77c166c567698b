import { orLog } from '@agency/process/failures';
import type { SupabaseAccess } from './supabase-access';

/** How long an answer holds: a hosted project is written to by others as well. */
const ASK_AGAIN_MS = 30_000;
/** A clock that has gone this much further than the time that passed, or less far, was set; or the machine slept. */
const STEP_MS = 1000;

/** How far the clock that people read is from the one that nobody sets. */
const offsetOfClock = (): number => Date.now() - performance.now();

/**
 * Empties the caches at the moments at which what visitors see changes by itself: a text that was scheduled appears. So it does,
 * or is gone again, when the clock is set: the database's is taken for this one's, and asked again every half minute where it is another.
 * @param ask how many seconds there are until the next one; null while nothing is planned
 * @param clear empties the caches
 */
export function watchChanges(ask: () => Promise<number | null>, clear: () => void) {
  let askedAt = -Infinity;
  let dueAt = Infinity;
  let offset = offsetOfClock();
  const askAgain = async (): Promise<void> => {
    askedAt = performance.now();
    await orLog('The next change of the site is not known', async () => {
      const seconds = await ask();
      // After the answer, and up to the next millisecond: never before the database's own moment.
      dueAt = seconds === null ? Infinity : performance.now() + Math.ceil(seconds * 1000) + 1;
    });
  };
  return {
    /** Comes before each answer that may be a cached one, which does not wait for the database. */
    check: (): void => {
      const now = performance.now();
      const before = offset;
      offset = offsetOfClock();
      const isDue = now >= dueAt || Math.abs(offset - before) > STEP_MS;
      if (isDue) {
        dueAt = Infinity;
        clear();
      }
      if (isDue || now - askedAt >= ASK_AGAIN_MS) void askAgain();
    },
    /** Something was written, the next moment perhaps. */
    forget: (): void => {
      askedAt = -Infinity;
    },
  };
}

/** The question of `watchChanges`: seconds until the next planned change; null for a project that cannot verify this server. */
export const nextChangeOf = (supabase: SupabaseAccess) => async (): Promise<number | null> => {
  if (!supabase.serverHeaders) return null;
  const response = await supabase.fetchFrom('')(
    `${supabase.configuration.supabaseUrl}/rest/v1/rpc/seconds_until_change`,
    { method: 'POST', headers: { ...supabase.serverHeaders, 'content-type': 'application/json' }, body: '{}' },
  );
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as number | null;
};
