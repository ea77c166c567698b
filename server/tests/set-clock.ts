import { onTestFinished } from 'vitest';
import type { TestSupabase } from './served-supabase';

/**
 * Sets the clock from the point of view of the rows: it moves each of their dates the other way, without triggers.
 * @param step as PostgreSQL writes an interval: `1 hour` ahead, `-1 hour` back
 */
export async function setClock({ database }: TestSupabase, step: string): Promise<void> {
  const columns = await database<{ table: string; column: string; isDate: boolean }[]>`
    select attrelid::regclass::text as table, quote_ident(attname) as column, atttypid = 'date'::regtype as "isDate"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth') and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid in ('date'::regtype, 'timestamp'::regtype, 'timestamptz'::regtype)`;
  await database.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const { table, column, isDate } of columns) {
      const moved = isDate ? `(extract(epoch from interval '${step}') / 86400)::integer` : `interval '${step}'`;
      await transaction.unsafe(`update ${table} set ${column} = ${column} - ${moved}`);
    }
  });
}

/** Sets the clock for the rest of a test. */
export async function moveClock(supabase: TestSupabase, step: string): Promise<void> {
  await setClock(supabase, step);
  onTestFinished(() => setClock(supabase, step.startsWith('-') ? step.slice(1) : `-${step}`));
}
