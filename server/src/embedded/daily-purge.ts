import type postgres from 'postgres';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases expired rows now and once a day: the PostgreSQL that npm ships has no pg_cron. The start waits for the first
 * purge, which takes a few milliseconds. A failure is logged, and the next day's purge tries again.
 * @param database connected as the owner
 * @returns a function that stops the timer
 */
export async function purgeDaily(database: postgres.Sql): Promise<() => void> {
  const purge = async (): Promise<void> => {
    try {
      await database`select private.purge_expired()`;
    } catch (error) {
      process.stderr.write(`The daily purge failed: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  await purge();
  const timer = setInterval(() => void purge(), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
