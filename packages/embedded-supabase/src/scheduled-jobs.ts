import type postgres from 'postgres';
import { logFailure } from '@agency-site/process/failures';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a view may take to appear in lists. */
const ADD_VIEWS_EVERY_MS = 5_000;
const COUNT_VISITS_EVERY_MS = 60_000;

/**
 * Erases expired rows now and once a day, adds counted views to their articles every few seconds, and visits to the counts of their day
 * every minute, because the PostgreSQL of npm has no pg_cron. The start waits for the first purge, which takes a few milliseconds.
 * @param database connected as the owner
 * @returns a function that stops the timers, and adds the remaining views
 */
export async function startScheduledJobs(database: postgres.Sql): Promise<() => Promise<void>> {
  const purge = job('The daily purge failed', async () => {
    await database`select private.purge_expired()`;
    const failures = await database<{ purge: string; problem: string }[]>`
      select purge, problem from private.purge_failures order by purge`;
    if (failures.length > 0)
      throw new Error(failures.map((failure) => `${failure.purge}: ${failure.problem}`).join('; '));
  });
  const addViews = job('Views could not be added to their articles', () => database`select private.add_post_views()`);
  const countVisits = job('Visits could not be counted', () => database`select private.count_visits()`);
  await purge();
  const timers = [
    setInterval(() => void purge(), DAY_MS),
    setInterval(() => void addViews(), ADD_VIEWS_EVERY_MS),
    setInterval(() => void countVisits(), COUNT_VISITS_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await addViews();
    // The first call may have joined a run that had begun before the last views came.
    await addViews();
  };
}

/** One run at a time: a call during a run waits for that run. The next run repeats failed work. */
function job(failure: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= logFailure(failure, work).then(() => (running = undefined)));
}
