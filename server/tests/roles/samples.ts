import type postgres from 'postgres';
import { messageOf } from '../../src/core/failures';
import { updatedColumns } from './expectations';
import { bystander } from './function-rights';
import { tableRights, type Values } from './rights';

/** One row that a test may insert, change and delete, generated from the catalogue. */
export interface Sample {
  /** The primary key. */
  readonly key: string;
  /** The unique column for upserts. */
  readonly unique: string;
  readonly row: Values;
  readonly change: Values;
  /** Values that make another row, which is not published; empty for tables without a status. */
  readonly unpublished: Values;
}

interface Column {
  readonly name: string;
  readonly type: string;
  /** NOT NULL without a default. */
  readonly required: boolean;
  readonly unique: boolean;
  readonly primary: boolean;
  /** The values of a check constraint « … in (…) », or of an enumeration. */
  readonly choices: readonly string[];
  /** The default's SQL expression. */
  readonly standard: string | null;
}

/** Two different values of a type. */
const values: Readonly<Record<string, readonly [unknown, unknown]>> = {
  uuid: [bystander, '5a3c1f9e-0000-4000-8000-000000000002'],
  'uuid[]': [[bystander], []],
  text: ['essai', 'autre'],
  'text[]': [['essai'], ['autre']],
  boolean: [true, false],
  integer: [1, 2],
  bigint: [1, 2],
  jsonb: [{}, { essai: 1 }],
  date: ['2020-01-01', '2021-01-01'],
  'timestamp with time zone': ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'],
};

/** @throws for a type without values above. */
export function valueOf(type: string, other = false): unknown {
  const known = values[type];
  if (!known) throw new Error(`Type ${type} has no sample value: add one to values (server/tests/roles/samples.ts)`);
  return known[other ? 1 : 0];
}

/** A value for a column that differs from the given one. */
const otherThan = ({ choices, type }: Column, value: unknown): unknown =>
  choices.find((choice) => choice !== value) ?? valueOf(type, String(value) === String(valueOf(type)));

export async function sampleOf(database: postgres.Sql, table: string): Promise<Sample> {
  const columns = await columnsOf(database, table);
  const { sample = {}, published = {}, change } = tableRights[table] ?? {};
  const required = columns.filter((column) => column.required);
  const row: Values = {
    ...Object.fromEntries(required.map(({ name, type, choices }) => [name, choices[0] ?? valueOf(type)])),
    ...sample,
  };
  const key = required[0]?.name ?? '';
  const unique =
    columns.find(({ name, unique: alone }) => alone && name in row) ?? columns.find(({ primary }) => primary);
  const changeable = columns.filter(({ name }) => name !== key && updatedColumns(table).includes(name));
  // An enumeration, rather than a text that accepts any value.
  const changed =
    changeable.find(({ choices, type }) => choices.length > 0 || type === 'boolean') ??
    changeable[0] ??
    columns.find(({ type, name }) => type === 'timestamp with time zone' && name !== key);
  return {
    key,
    unique: unique?.name ?? '',
    row,
    unpublished: Object.fromEntries(
      columns
        .filter(({ name }) => name in published || (name === key && Object.keys(published).length > 0))
        .map((column) => [column.name, otherThan(column, published[column.name] ?? row[key])]),
    ),
    change: change ?? (changed ? { [changed.name]: otherThan(changed, changed.standard) } : {}),
  };
}

/** @throws for a row that a constraint refuses, with what to write where. */
export async function storeSample(database: postgres.Sql, table: string, row: Values): Promise<void> {
  try {
    await database`insert into ${database(table)} ${database(row)} on conflict do nothing`;
  } catch (error) {
    throw new Error(
      `${messageOf(error)}: the sample row is ${JSON.stringify(row)}; « sample » of ${table} in server/tests/roles/rights.ts gives values that its constraints ask for`,
      { cause: error },
    );
  }
}

async function columnsOf(database: postgres.Sql, table: string): Promise<Column[]> {
  return database<Column[]>`
    select attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull and attgenerated = '' and attidentity = '' and not atthasdef as required,
      exists (select from pg_index where indrelid = attrelid and indisunique and indpred is null and indkey::text = attnum::text)
        as unique,
      exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey)) as primary,
      btrim(split_part(pg_get_expr(adbin, adrelid), '::', 1), '''') as standard,
      array(
        select choice[1] from pg_constraint, regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']*)''::text', 'g') as choice
        where conrelid = attrelid and conkey = array[attnum]
          and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[%'
      ) || array(select enumlabel::text from pg_enum where enumtypid = atttypid order by enumsortorder) as choices
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`;
}

/** A function's arguments without a default, with values of their types. */
export async function argumentsOf(database: postgres.Sql, name: string): Promise<Values> {
  const found = await database<{ name: string; type: string }[]>`
    select argument.name, argument.type::regtype::text as type from pg_proc,
      unnest(proargnames[1:pronargs], proargtypes::oid[]) with ordinality as argument (name, type, place)
    where pronamespace = 'public'::regnamespace and proname = ${name} and argument.place <= pronargs - pronargdefaults`;
  return Object.fromEntries(found.map((argument) => [argument.name, valueOf(argument.type)]));
}
