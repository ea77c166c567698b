import type postgres from 'postgres';

/** How long a view may take to show in lists. */
const EVERY_MS = 5_000;

/**
 * Adds counted views to their articles every few seconds: the PostgreSQL that npm ships has no pg_cron. A failure is
 * logged, and the next time makes up for it.
 * @param database connected as the owner
 * @returns a function that stops the timer, and adds what is left
 */
export function addViewsRegularly(database: postgres.Sql): () => Promise<void> {
  let adding = Promise.resolve();
  const add = (): void => {
    adding = adding
      .then(() => database`select private.add_post_views()`)
      .then(
        () => undefined,
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          process.stderr.write(`Views could not be added to their articles: ${reason}\n`);
        },
      );
  };
  const timer = setInterval(add, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    add();
    await adding;
  };
}
