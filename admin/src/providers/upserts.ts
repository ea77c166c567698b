type Send = (path: string, options: object) => Promise<unknown>;

/** What our data provider can do to rows that may exist already. */
export interface Upserts {
  /** Adds rows, or replaces those that have the same `key`: all of them, or none when the database refuses one. */
  readonly upsert: (resource: string, rows: readonly object[], key: string) => Promise<void>;
}

/** @param send ra-supabase's request below /rest/v1, with the session */
export const upserts = (send: Send): Upserts => ({
  upsert: async (resource, rows, key) => {
    await send(`${resource}?on_conflict=${key}`, {
      method: 'POST',
      headers: new Headers({ prefer: 'resolution=merge-duplicates,return=minimal' }),
      body: JSON.stringify(rows),
    });
  },
});
