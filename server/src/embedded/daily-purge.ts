import type postgres from 'postgres';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases what has been kept long enough, now and once a day: the PostgreSQL that npm ships has no clock of its own for it.
 * The first time is waited for, a few milliseconds of a start. A failure is logged and tried again the next day.
 * @param database connected as the owner
 * @returns how to stop
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
