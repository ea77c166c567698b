import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Column } from '@agency-site/domain/tables/column';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import type { BackOfficeResource } from '../../../admin/src/provider/resource';
import { repositoryPath } from '@agency-site/process/repository-root';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

const features = repositoryPath('admin/src/features');
/** The files whose screens derive from their declarations. This test has no window, so their modules must not use one while they load. */
const declaring = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && readFileSync(join(features, file), 'utf8').includes("/ui/resource/resource'"),
);

const isResource = (exported: unknown): exported is BackOfficeResource =>
  typeof exported === 'object' && exported !== null && 'options' in exported;

async function resourcesOf(file: string): Promise<BackOfficeResource[]> {
  const module: object = await import(/* @vite-ignore */ join(features, file));
  return Object.values(module).filter((exported) => isResource(exported));
}

const isEditable = ({ editable }: Column): boolean => editable === 'text' || editable === 'value';

/** Returns the resources of a file that have a form. */
const formsOf = async (file: string): Promise<BackOfficeResource[]> =>
  (await resourcesOf(file)).filter(({ options }) => Object.values(options.columns).some(isEditable));

interface Stored {
  readonly name: string;
  readonly type: string;
  /** The default of the column, in SQL. */
  readonly standard: string | null;
  readonly refusesNull: boolean;
  /** The check constraints of the column. */
  readonly checks: string;
}

const storedColumns = (database: postgres.Sql, table: string) => database<Stored[]>`
  select attname as name, format_type(atttypid, null) as type, pg_get_expr(adbin, adrelid) as standard,
    attnotnull as "refusesNull",
    coalesce((select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
      where conrelid = attrelid and conkey = array[attnum] and contype = 'c'), '') as checks
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`;

/** A foreign key: the column of a table, and the table to which it refers. */
interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly references: string;
  /** Whether it is part of the primary key, as in a table that joins two. */
  readonly joins: boolean;
}

const foreignKeys = (database: postgres.Sql) => database<ForeignKey[]>`
  select own.relname as table, attname as name, other.relname as references,
    exists (select from pg_index where indrelid = conrelid and indisprimary and attnum = any (indkey) and indnkeyatts = 2) as joins
  from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    join pg_class as own on own.oid = conrelid
    join pg_class as other on other.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace and own.relnamespace = other.relnamespace
  order by own.relname, attname`;

const types: Readonly<Record<string, Column['type']>> = {
  boolean: 'boolean',
  integer: 'integer',
  numeric: 'money',
  date: 'date',
  'timestamp with time zone': 'datetime',
};

/** Returns the database's rules for a column in the form of a declaration. Clients send an emptied text as '', other values as null. */
function rulesOf({ name, type, standard, refusesNull, checks }: Stored, { editable }: Column) {
  const bound = (operand: string, operator: string) => {
    const [, found] = new RegExp(String.raw`\(${operand} ${operator} '?\(?(-?\d+)`).exec(checks) ?? [];
    return found === undefined ? undefined : Number(found);
  };
  // A check may allow an empty text and refuse one of spaces only.
  const refusesEmpty = checks.includes(`btrim(${name}) <> `) && !checks.includes(`(${name} = ''::text) OR `);
  const isNeeded = editable === 'text' && standard !== null ? refusesEmpty : refusesNull;
  return {
    type: types[type],
    required: (isNeeded && type !== 'boolean') || undefined,
    maxLength: bound(String.raw`char_length\(${name}\)`, '<='),
    min: bound(name, '>='),
    max: bound(name, '<='),
    choices: /(= ANY \(|<@ )ARRAY\[/.test(checks) ? checks.match(/(?<=')[^']+(?='::text)/g)?.toSorted() : undefined,
    defaultValue: type === 'boolean' && standard === 'true' ? true : undefined,
  };
}

const declaredRules = ({ type, required, maxLength, min, max, choices, defaultValue }: Column) => ({
  // The address of a picture is stored as a text.
  type: type === 'picture' ? undefined : type,
  required,
  maxLength,
  min,
  max,
  choices: choices && Object.keys(choices).toSorted(),
  defaultValue: typeof defaultValue === 'boolean' ? defaultValue : undefined,
});

test('some files declare their forms', () => expect(declaring).not.toEqual([]));

test('foreign keys and joined tables are declared where they are, no more and no less', async () => {
  const keys = await foreignKeys(supabase.database);
  const resources = (await Promise.all(declaring.map(formsOf))).flat();
  const declared = resources.flatMap(({ name: table, options }) =>
    Object.entries(options.columns).flatMap(([name, { references, through }]) =>
      references ? [{ table, name, references, through }] : [],
    ),
  );
  const isHere = ({ table, joins }: ForeignKey) => !joins && resources.some(({ name }) => name === table);
  const stored = keys.filter(isHere).map(({ table, name, references }) => ({ table, name, references }));
  expect(stored).not.toEqual([]);
  const own = declared.filter(({ through }) => !through);
  expect(own.map(({ table, name, references }) => ({ table, name, references }))).toEqual(
    expect.arrayContaining(stored),
  );
  expect(own).toHaveLength(stored.length);

  // One of both tables declares the join; the foreign keys tell which column belongs to which.
  const pairs = keys.filter(({ joins }) => joins);
  const sides = (through: string) => pairs.filter(({ table }) => table === through).map(({ references }) => references);
  const joined = declared.flatMap(({ table, references, through }) =>
    through ? [{ table, references, through }] : [],
  );
  expect(joined.map(({ table, references }) => [table, references].toSorted())).toEqual(
    joined.map(({ through }) => sides(through).toSorted()),
  );
  expect(new Set(joined.map(({ through }) => through))).toEqual(new Set(pairs.map(({ table }) => table)));
});

test.each(declaring)('%s declares what the database asks for, no more and no less', async (file) => {
  for (const { name: table, options } of await formsOf(file)) {
    const stored = new Map((await storedColumns(supabase.database, table)).map((column) => [column.name, column]));
    const written = Object.entries(options.columns).flatMap(([name, column]) => {
      const found = stored.get(name);
      return found && isEditable(column) ? [{ name, column, found }] : [];
    });
    expect(written).not.toEqual([]);
    expect(written.map(({ name, column }) => [name, declaredRules(column)])).toEqual(
      written.map(({ name, column, found }) => [name, rulesOf(found, column)]),
    );
  }
});

test.each(declaring)('%s says whether the trash keeps its deleted rows', async (file) => {
  for (const { name: table, options } of await resourcesOf(file)) {
    const [trigger] = await supabase.database`
      select from pg_trigger where tgrelid = ${`public.${table}`}::regclass and tgname = 'move_to_trash'`;
    expect([table, options.keepsDeleted ?? false]).toEqual([table, trigger !== undefined]);
  }
});
