// Writes supabase/types.ts from the migrations, with the official Supabase CLI on a temporary embedded
// database: `npm run types`. With --check nothing is written, and the script fails when the committed file differs.
// With --database ADDRESS the types are those of that database, which must have the migrations.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { format, type FormatConfig } from 'oxfmt';
import { repositoryPath } from '@agency-site/process/repository-root';
import { withMigrations } from '../../packages/embedded-supabase/src/migrated-database';
import { runSupabaseCli, socketAddress } from './supabase-cli';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    database: { type: 'string' },
    file: { type: 'string', default: repositoryPath('supabase/types.ts') },
  },
});

const typesOf = (databaseUrl: string): Promise<string> =>
  runSupabaseCli('gen', 'types', '--lang=typescript', '--schema=public', `--remote=${databaseUrl}`);

/** Returns the types of schema `public` as the CLI writes them, in the repository's format. */
async function generateTypes(): Promise<string> {
  const types = options.database
    ? await typesOf(options.database)
    : await withMigrations((socketDirectory) => typesOf(socketAddress(socketDirectory, 'postgres')));
  const style = JSON.parse(readFileSync(repositoryPath('.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const formatted = async (text: string): Promise<string> => (await format(options.file, text, style)).code;
  return formatted(HEADER + columnsOnce(await formatted(types)));
}

const HEADER = `// Generated from supabase/migrations by \`npm run types\`: do not edit.
/* eslint-disable max-lines */

/** An insert needs some columns of a table, accepts others, and none that the database computes. */
type Table<Name extends keyof Rows, Needed extends keyof Rows[Name], Computed extends keyof Rows[Name] = never, References extends object[] = []> = {
  Row: Rows[Name];
  Insert: Pick<Rows[Name], Needed> & Partial<Omit<Rows[Name], Needed | Computed>>;
  Update: Partial<Omit<Rows[Name], Computed>>;
  Relationships: References;
};

type Reference<Key extends string, Column extends string, Other extends string> = {
  foreignKeyName: Key;
  columns: [Column];
  isOneToOne: false;
  referencedRelation: Other;
  referencedColumns: ['id'];
};

/** A function without arguments that returns rows. */
type Listing<Row> = { Args: Record<PropertyKey, never>; Returns: Row[] };

`;

/** Shortens the types of the CLI, which writes each column of a table three times, and again for each function that returns its rows. */
function columnsOnce(types: string): string {
  const rows: string[] = [];
  const database = types
    .slice(0, types.indexOf('type DatabaseWithoutInternals'))
    .replace(/^ +ComputedFields: never;\n/gm, '')
    .replace(TABLE, (_, table: string, row: string, insert: string, keys: string) => {
      rows.push(`${table}: ${row};`);
      const columns = [/^ +(\w+): /gm, /^ +(\w+)\?: never/gm].map((shape) => namesIn(insert, shape));
      const references = Array.from(keys.matchAll(REFERENCE), ([, ...names]) => `Reference<${names.join()}>`);
      return `${table}: Table<'${table}', ${columns.join(', ')}, [${references.join()}]>;\n`.replace(
        /(, never)?, \[\]>/,
        '>',
      );
    })
    // The CLI looks for domains only in the schema of the tables. It writes `unknown` for those of `private`, which are texts.
    .replace(/: unknown;/g, ': string;')
    .replace(/Returns: \{[^}]*\}\[\];\s+SetofOptions: \{[^}]*to: '(\w+)';[^}]*\};/g, "Returns: Rows['$1'][];")
    .replace(/\{\s+Args: Record<PropertyKey, never>;\s+Returns: (\{[^}]*\})\[\];\s+\};/g, 'Listing<$1>;')
    .replace(/(Views|Enums|CompositeTypes): \{\s+\[_ in never\]: never;\s+\};/g, '$1: Record<never, never>;');
  return `type Rows = {\n${rows.join('\n')}\n};\n\n${database}`;
}

const TABLE =
  /^ {6}(\w+): \{\n {8}Row: (\{[^}]*\});\n {8}Insert: \{([^}]*)\};\n {8}Update: \{[^}]*\};\n {8}Relationships: \[([^]*?)\];\n {6}\};\n/gm;
const REFERENCE =
  /foreignKeyName: ('\w+');\s+columns: \[('\w+')\];\s+isOneToOne: false;\s+referencedRelation: ('\w+');\s+referencedColumns: \['id'\];/g;

const namesIn = (columns: string, shape: RegExp): string =>
  [...columns.matchAll(shape)].map(([, name]) => `'${name}'`).join(' | ') || 'never';

const generated = await generateTypes();
const name = relative(process.cwd(), options.file);
if (!options.check) {
  writeFileSync(options.file, generated);
} else if (readFileSync(options.file, 'utf8') !== generated) {
  process.stderr.write(`${name} does not match supabase/migrations: run \`npm run types\` and commit it.\n`);
  process.exitCode = 1;
}
