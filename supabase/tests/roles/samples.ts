import type postgres from 'postgres';
import { messageOf } from '@agency-site/process/failures';
import { updatedColumns } from './expectations';
import { unusedAccountId } from './function-rights';
import { tableRights } from './rights';
import type { Values } from './table-rights';

/** One row that a test may insert, change and delete, generated from the catalogue. */
export interface Sample {
  /** The column that identifies its rows: the first unique one that needs a value, or else the first that needs one. */
  readonly key: string;
  /** The unique columns for upserts. */
  readonly unique: string;
  readonly row: Values;
  readonly change: Values;
  /** Values of another row, which is not published; empty for tables without a status. */
  readonly unpublished: Values;
}

interface Column {
  readonly name: string;
  readonly type: string;
  /** NOT NULL without a default. */
  readonly required: boolean;
  readonly unique: boolean;
  readonly primary: boolean;
  /** The values of a check constraint `… in (…)`, or of an enumeration. */
  readonly choices: readonly string[];
  /** The table to which the column refers. */
  readonly reference: string | null;
  /** The default's SQL expression. */
  readonly standard: string | null;
}

/** Two different values of a type. */
const values: Readonly<Record<string, readonly [unknown, unknown]>> = {
  uuid: [unusedAccountId, '5a3c1f9e-0000-4000-8000-000000000002'],
  'uuid[]': [[unusedAccountId], []],
  text: ['essai', 'autre'],
  'text[]': [['essai'], ['autre']],
  boolean: [true, false],
  integer: [1, 2],
  bigint: [1, 2],
  'numeric(10,2)': [1, 2],
  jsonb: [{}, { essai: 1 }],
  date: ['2020-01-01', '2021-01-01'],
  'timestamp with time zone': ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'],
};

/** @throws for a type without values above. */
export function valueOf(type: string, other = false): unknown {
  const known = values[type];
  if (!known) throw new Error(`Type ${type} has no sample value: add one to values (supabase/tests/roles/samples.ts)`);
  return known[other ? 1 : 0];
}

/** Returns a value for a column that differs from the given one. */
const otherThan = ({ choices, type }: Column, value: unknown): unknown =>
  choices.find((choice) => choice !== value) ?? valueOf(type, String(value) === String(valueOf(type)));

export async function sampleOf(database: postgres.Sql, table: string): Promise<Sample> {
  const columns = await columnsOf(database, table);
  const { sample = {}, published = {}, change } = tableRights[table] ?? {};
  const required = columns.filter((column) => column.required);
  const entries = required
    .filter(({ name }) => !(name in sample))
    .map(async (column) => [column.name, await firstValue(database, column)] as const);
  const row: Values = { ...Object.fromEntries(await Promise.all(entries)), ...sample };
  const key = (required.find(({ unique }) => unique) ?? required[0])?.name ?? '';
  const alone = columns.find(({ name, unique }) => unique && name in row);
  const unique = alone ? [alone] : columns.filter(({ primary }) => primary);
  const others = columns.filter(({ name }) => name !== key);
  const changeable = others.filter(({ name, reference }) => !reference && updatedColumns(table).includes(name));
  // Prefers an enumeration to a text that accepts any value.
  const changed =
    changeable.find(({ choices, type }) => choices.length > 0 || type === 'boolean') ??
    changeable[0] ??
    others.find(({ type }) => type === 'timestamp with time zone') ??
    others[0];
  return {
    key,
    unique: unique.map(({ name }) => name).join(),
    row,
    unpublished: Object.fromEntries(
      columns
        .filter(({ name }) => name in published || (name === key && Object.keys(published).length > 0))
        .map((column) => [column.name, otherThan(column, published[column.name] ?? row[key])]),
    ),
    change: change ?? (changed ? { [changed.name]: otherThan(changed, changed.standard) } : {}),
  };
}

/** Returns a value that a column accepts: for a reference, the id of an existing or stored row. */
async function firstValue(database: postgres.Sql, { type, choices, reference }: Column): Promise<unknown> {
  if (!reference) return choices[0] ?? valueOf(type);
  const first = async () =>
    (await database<{ id: string }[]>`select id from ${database(reference)} order by id limit 1`)[0]?.id;
  const found = await first();
  if (!found) await storeSample(database, reference, (await sampleOf(database, reference)).row);
  return found ?? (await first());
}

/** Returns the references from rows of a table to others of schema public. */
export const referencesOf = (database: postgres.Sql, table: string) => database<{ column: string; table: string }[]>`
  select attname as column, relname as table
  from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    join pg_class on pg_class.oid = confrelid and relnamespace = 'public'::regnamespace
  where contype = 'f' and conrelid = ${`public.${table}`}::regclass order by conkey`;

/** @throws for a row that a constraint refuses, with a hint where to write a value */
export async function storeSample(database: postgres.Sql, table: string, row: Values): Promise<void> {
  try {
    await database`insert into ${database(table)} ${database(row)} on conflict do nothing`;
  } catch (error) {
    throw new Error(
      `${messageOf(error)}: the sample row is ${JSON.stringify(row)}; « sample » of ${table} in supabase/tests/roles/rights.ts gives values that its constraints ask for`,
      { cause: error },
    );
  }
}

/** Stores a row of each table, and a published and an unpublished one where that makes a difference. */
export async function storeSamples(database: postgres.Sql): Promise<void> {
  await database`
    insert into auth.users (id, aud, role, email) values (${unusedAccountId}, 'authenticated', 'authenticated', 'b@example.fr')`;
  // Essential pages would refuse a deletion without a filter, and hide that rights allow the deletion.
  await database`update public.pages set essential = false`;
  // A row to which others refer would refuse its deletion, and hide that rights allow it.
  for (const { change } of await database<{ change: string }[]>`
    select format('alter table %s alter constraint %I not enforced', conrelid::regclass, conname) as change
    from pg_constraint where contype = 'f' and confdeltype = 'a' and connamespace = 'public'::regnamespace`)
    await database.unsafe(change);
  // Each table needs an unpublished row; otherwise a persona that sees everything looks like one that sees published rows.
  for (const table of Object.keys(tableRights)) {
    const { key, row, unpublished } = await sampleOf(database, table);
    const { published } = tableRights[table] ?? {};
    const other = { ...row, ...(published && unpublished) };
    await storeSample(database, table, other);
    // The table needs a published row too, which the seed may lack.
    const shown = { ...row, ...published, [key]: `${String(row[key])}-public` };
    if (published) await storeSample(database, table, shown);
  }
  for (const table of Object.keys(tableRights).filter((name) => tableRights[name]?.visibleRows.includes('linked'))) {
    const [one, other] = (await referencesOf(database, table)).map((reference) => database(reference.table));
    if (one && other)
      await database`insert into ${database(table)} select one.id, other.id from ${one} one, ${other} other on conflict do nothing`;
  }
}

// The catalogue does not change during the tests, which read the same columns a thousand times.
const catalogues = new WeakMap<postgres.Sql, Map<string, Promise<Column[]>>>();

function columnsOf(database: postgres.Sql, table: string): Promise<Column[]> {
  const known = catalogues.get(database) ?? new Map<string, Promise<Column[]>>();
  catalogues.set(database, known);
  const columns = known.get(table) ?? readColumns(database, table);
  known.set(table, columns);
  return columns;
}

const readColumns = async (database: postgres.Sql, table: string): Promise<Column[]> => database<Column[]>`
    select attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull and attgenerated = '' and attidentity = '' and not atthasdef as required,
      exists (select from pg_index where indrelid = attrelid and indisunique and indpred is null and indkey::text = attnum::text)
        as unique,
      exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey)) as primary,
      (select relname from pg_constraint join pg_class on pg_class.oid = confrelid and relnamespace = 'public'::regnamespace
        where conrelid = attrelid and contype = 'f' and conkey = array[attnum]) as reference,
      btrim(split_part(pg_get_expr(adbin, adrelid), '::', 1), '''') as standard,
      array(
        select choice[1] from pg_constraint, regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']*)''::text', 'g') as choice
        where conrelid = attrelid and conkey = array[attnum]
          and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[%'
      ) || array(select enumlabel::text from pg_enum where enumtypid = atttypid order by enumsortorder) as choices
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`;

/** Returns a function's arguments without a default, with values of their types. */
export async function argumentsOf(database: postgres.Sql, name: string): Promise<Values> {
  const found = await database<{ name: string; type: string }[]>`
    select argument.name, argument.type::regtype::text as type from pg_proc,
      unnest(proargnames[1:pronargs], proargtypes::oid[]) with ordinality as argument (name, type, place)
    where pronamespace = 'public'::regnamespace and proname = ${name} and argument.place <= pronargs - pronargdefaults`;
  return Object.fromEntries(found.map((argument) => [argument.name, valueOf(argument.type)]));
}
