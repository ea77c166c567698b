import { logFailure } from '@agency-site/process/failures';
import type { SupabaseAccess } from './supabase-access';

/** How long the answer of `ask` is valid, because other programs write to a hosted project too. */
const ASK_AGAIN_MS = 30_000;
/** If the clock moved this much more or less than the time that passed, somebody set it, or the machine slept. */
const STEP_MS = 1000;

/** Returns the difference between the wall clock and the monotonic clock. */
const offsetOfClock = (): number => Date.now() - performance.now();

/**
 * Empties the caches at the moments when a planned change becomes visible, for example when a scheduled text appears, and when somebody
 * sets the clock, because texts may then appear or disappear. It assumes that the database has the same clock, and asks again every half
 * minute in case it has another.
 * @param ask returns the seconds until the next change; null while nothing is planned
 */
export function watchChanges(ask: () => Promise<number | null>, clear: () => void) {
  let askedAt = -Infinity;
  let dueAt = Infinity;
  let offset = offsetOfClock();
  const askAgain = async (): Promise<void> => {
    askedAt = performance.now();
    await logFailure('The next change of the site is not known', async () => {
      const seconds = await ask();
      // The timer starts after the answer and is rounded up to the next millisecond, so that it never fires before the database's own
      // moment.
      dueAt = seconds === null ? Infinity : performance.now() + Math.ceil(seconds * 1000) + 1;
    });
  };
  return {
    /** Called before each answer that may come from a cache and so does not wait for the database. */
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
    /** Called after a write to the database, which may have planned a change: the next `check` asks again. */
    forget: (): void => {
      askedAt = -Infinity;
    },
  };
}

/** Returns the `ask` of `watchChanges`: seconds until the next planned change; null for a project that cannot verify this server. */
export const nextChangeOf = (supabase: SupabaseAccess) => async (): Promise<number | null> => {
  if (!supabase.serverHeaders) return null;
  const response = await supabase.fetchFrom('')(
    `${supabase.configuration.supabaseUrl}/rest/v1/rpc/seconds_until_change`,
    { method: 'POST', headers: { ...supabase.serverHeaders, 'content-type': 'application/json' }, body: '{}' },
  );
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as number | null;
};
