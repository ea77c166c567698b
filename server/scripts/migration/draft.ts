import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { messageOf } from '@agency-site/process/failures';
import { withMigratedDatabase, withTemporaryPostgres } from '../../../packages/embedded-supabase/src/migrated-database';
import { runSupabaseCli, socketAddress } from '../supabase-cli';
import { readCatalogue } from './catalogue';

/**
 * Drafts the migration that leads from a folder of migrations to a schema: the differences that the Supabase CLI finds between a database
 * made from each, and the rows that are part of the schema. It runs the draft, and lists the remaining differences in comments.
 * @returns undefined if the migrations lead to the schema already
 */
export const draftMigration = (migrations: string, schema: readonly string[]): Promise<string | undefined> =>
  withTemporaryPostgres(async (host) => {
    const connectionTo = (database: string) => ({ host, username: 'postgres', database, max: 1, onnotice: () => {} });
    const maintenance = postgres(connectionTo('postgres'));
    // hostedBaseline grants what older projects grant only when it creates this role: otherwise just the first database would have that.
    await maintenance`create role anon nologin noinherit`;
    await maintenance`create database migrated`;
    await maintenance`create database written`;
    await maintenance.end();
    return withMigratedDatabase({ connection: connectionTo('migrated'), directory: migrations }, (migrated) =>
      withMigratedDatabase({ connection: connectionTo('written'), directory: undefined }, async (written) => {
        for (const text of schema) await written.unsafe(text);
        const wanted = new Set(await readCatalogue(written));
        if (differences(await readCatalogue(migrated), wanted).length === 0) return undefined;
        const draft = [
          await compare(socketAddress(host, 'migrated'), socketAddress(host, 'written')),
          ...rowChanges(await rowsOf(migrated), await rowsOf(written)),
        ].join('\n');
        const refusal = await migrated.unsafe(draft).then(() => undefined, messageOf);
        if (refusal) return `-- PostgreSQL refuses this draft: ${refusal}\n\n${draft}\n`;
        const left = differences(await readCatalogue(migrated), wanted);
        return `${draft}\n${left.length > 0 ? `\n-- Left to you:\n${left.join('\n')}\n` : ''}`;
      }),
    );
  });

/** Returns the SQL that the Supabase CLI drafts, without text search configurations: the draft lists their differences in comments. */
async function compare(from: string, to: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  const file = join(folder, 'draft.sql');
  try {
    await runSupabaseCli('db', 'diff', '--use-pg-delta', `--from=${from}`, `--to=${to}`, `--output=${file}`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns comments that name the objects which only one of the catalogues has. */
function differences(catalogue: readonly string[], wanted: ReadonlySet<string>): string[] {
  const known = new Set(catalogue);
  return [
    ...catalogue.filter((line) => !wanted.has(line)).map((line) => `-- has ${shortened(line)}`),
    ...[...wanted].filter((line) => !known.has(line)).map((line) => `-- lacks ${shortened(line)}`),
  ];
}

const shortened = (line: string): string => line.replaceAll('\n', ' ').slice(0, 200);

/** Returns the statement that inserts each row of our tables, with the statement that deletes it. */
async function rowsOf(database: postgres.Sql): Promise<Map<string, string>> {
  const tables = await database<{ table: string; columns: string; key: string }[]>`
    select class.oid::regclass::text as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      string_agg(quote_ident(attname), ', ' order by attnum) filter (where attnum = any (indkey) or indkey is null) as key
    from pg_class as class join pg_attribute on attrelid = class.oid left join pg_index on indrelid = class.oid and indisprimary
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = ''
    group by class.oid`;
  const rows = new Map<string, string>();
  for (const { table, columns, key } of tables) {
    for (const { inserted, deleted } of await database.unsafe<{ inserted: string; deleted: string }[]>(
      `select ${literals(columns)} as inserted, ${literals(key)} as deleted from ${table} order by 1`,
    ))
      rows.set(
        `insert into ${table} (${columns}) values (${inserted});`,
        `delete from ${table} where (${key}) = (${deleted});`,
      );
  }
  return rows;
}

/** Returns a row's columns as literals. */
const literals = (columns: string): string =>
  `concat_ws(', ', ${columns.replaceAll(/"[^"]+"|\w+/g, (column) => `quote_nullable(${column}::text)`)})`;

const rowChanges = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] => [
  ...[...before].filter(([insert]) => !after.has(insert)).map(([, deletion]) => deletion),
  ...[...after.keys()].filter((insert) => !before.has(insert)),
];
