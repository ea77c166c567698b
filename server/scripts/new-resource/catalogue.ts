import type { Sql } from 'postgres';
import { StartupError } from '@agency/process/startup-error';
import type { Column, Link, Table } from './grammar';

/** A column as the catalogue has it. */
interface Found {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The default's SQL expression. */
  readonly standard: string | null;
  readonly identity: boolean;
  readonly written: boolean;
  /** The table whose row it names. */
  readonly references: string | null;
  /** The definitions of the constraints that are about it alone. */
  readonly checks: string;
}

/** A table that the migrations make, and the columns that no plain input or column of a list shows. */
export interface ExistingTable {
  readonly table: Table;
  readonly leftOut: readonly string[];
}

/** @throws {StartupError} for a table that is not there, or that administrators do not read */
export async function readTable(database: Sql, name: string): Promise<ExistingTable> {
  const found = await columnsOf(database, name);
  const [trigger] = await database`
    select from pg_trigger where tgname = 'move_to_trash' and tgrelid = to_regclass(${`public.${name}`})`;
  const own = found.filter((column) => !['id', 'created_at', 'updated_at'].includes(column.name));
  const columns = own.flatMap((column) => columnFrom(column) ?? []);
  const [first, ...others] = columns;
  if (!first) throw new StartupError(`There is no table public.${name} with columns that administrators read.`);
  return {
    table: {
      name,
      columns: [first, ...others],
      links: await linksOf(database, name),
      isDated: found.some((column) => column.name === 'created_at'),
      keepsDeleted: trigger !== undefined,
    },
    leftOut: own.filter((column) => !columnFrom(column)).map((column) => `${column.name} (${column.type})`),
  };
}

const columnsOf = (database: Sql, table: string) => database<Found[]>`
  select attname as name, format_type(atttypid, atttypmod) as type, attidentity <> '' as identity,
    attnotnull as required, pg_get_expr(adbin, adrelid) as standard,
    has_column_privilege('authenticated', attrelid, attnum, 'INSERT, UPDATE') as written,
    (select relname from pg_constraint join pg_class on pg_class.oid = confrelid and relnamespace = 'public'::regnamespace
      where conrelid = attrelid and contype = 'f' and conkey = array[attnum]) as references,
    concat(
      (select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint where conrelid = attrelid and conkey = array[attnum]),
      (select format(' = ANY (ARRAY[%s])', string_agg(quote_literal(enumlabel) || '::text', ', ' order by enumsortorder))
        from pg_enum where enumtypid = atttypid having count(*) > 0)
    ) as checks
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'SELECT')
  order by attnum`;

/** The tables that a table is joined with, by one whose primary key is both ids. */
const linksOf = (database: Sql, table: string) => database<Link[]>`
  select other.confrelid::regclass::text as references, own.conrelid::regclass::text as through
  from pg_constraint as own join pg_constraint as other on other.conrelid = own.conrelid and other.oid <> own.oid
    join pg_index on indrelid = own.conrelid and indisprimary and indnkeyatts = 2 and indkey::int2[] @> (own.conkey || other.conkey)
  where own.contype = 'f' and other.contype = 'f' and own.connamespace = 'public'::regnamespace
    and own.confrelid = to_regclass(${`public.${table}`})
  order by other.conrelid::regclass::text`;

/** What the checks of a column say in the words of the command line; undefined for a type that has none. */
function columnFrom({
  name,
  type,
  required,
  standard,
  identity,
  written,
  references,
  checks,
}: Found): Column | undefined {
  const own = { name, required, ...(!written && { isKept: true as const }) };
  const [, values] = /= ANY \(+ARRAY\[([^\]]*)\]/.exec(checks) ?? [];
  if (values)
    return { ...own, type: 'enum', choices: Array.from(values.matchAll(/'([^']+)'/g), ([, value = '']) => value) };
  if (name === 'position' && identity) return { ...own, required: false, type: 'position' };
  if (name === 'slug' && checks.includes('[a-z0-9]+(-[a-z0-9]+)*')) return { ...own, type: 'slug' };
  if (references && type === 'uuid') return { ...own, type: 'ref', references };
  if (type === 'boolean') return { ...own, required: false, type, initial: standard === 'true' };
  if (type === 'date' || type === 'timestamp with time zone') return { ...own, type: 'date' };
  if (type === 'integer' || type === 'bigint') {
    const bound = (sign: string) => new RegExp(`${sign} (-?\\d+)`).exec(checks)?.[1];
    const [min, max] = [bound('>='), bound('<=')];
    return { ...own, type: 'integer', ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
  }
  if (type !== 'text') return undefined;
  const longest = /char_length\(\w+\) <= (\d+)/.exec(checks)?.[1];
  const isFilled = /btrim\(\w+\) <> ''/.test(checks) || (required && standard === null);
  return { ...own, type, required: isFilled, longest: Number(longest ?? Infinity) };
}
