import type postgres from 'postgres';

/** The number of rows of each table, by `schema.table`. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of every table except unlogged ones, which no backup contains. @param database connected as the owner */
export async function countRows(database: postgres.Sql): Promise<RowCounts> {
  const tables = await database<{ schema: string; name: string }[]>`
    select nspname as schema, relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname not in ('pg_catalog', 'information_schema')
    order by schema, name`;
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const [row] = await database<{ count: number }[]>`
      select count(*)::int as count from ${database(schema)}.${database(name)}`;
    counts[`${schema}.${name}`] = row?.count ?? 0;
  }
  return counts;
}

/**
 * Compares a restored database with the counts of just before and just after its backup: the copy may or may not contain rows that were
 * written between them.
 * @returns one line per table that cannot be right
 */
export function countMismatches(restored: RowCounts, before: RowCounts, after: RowCounts): string[] {
  const tables = new Set([...Object.keys(restored), ...Object.keys(before)]);
  return [...tables].flatMap((table) => {
    const count = restored[table];
    const first = before[table] ?? 0;
    const last = after[table] ?? first;
    if (count !== undefined && count >= Math.min(first, last) && count <= Math.max(first, last)) return [];
    const expected = first === last ? `${first}` : `${first} to ${last}`;
    return [`${table} has ${count ?? 'no'} rows instead of ${expected}`];
  });
}
