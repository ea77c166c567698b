import { StartupError } from '@agency/process/startup-error';

/** Words that PostgreSQL 18 takes as no name without quotes; a test compares them with its own list. */
export const sqlWords: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp
  current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having
  ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not
  notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar
  some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where
  window with`.split(/\s+/),
);

/** What JavaScript or the file of a screen calls otherwise. */
const SCRIPT_WORDS = new Set(
  `await break catch class const continue debugger delete enum export extends finally function if implements import
  instanceof interface let new package private protected public return static super switch this throw try typeof var void
  while yield arguments eval columns resource resources`.split(/\s+/),
);

/** Columns that each table has, and words of the API's addresses. */
const COLUMN_WORDS = new Set(['id', 'created_at', 'updated_at', 'columns', 'on_conflict', 'q']);

/** The longest name that PostgreSQL keeps; constraints are named after their table and column. */
const LONGEST_NAME = 63;

export function checkTableName(name: string): void {
  checkShape(name, 'A table');
  if (sqlWords.has(name) || SCRIPT_WORDS.has(name))
    throw new StartupError(`« ${name} » is a reserved word: choose another.`);
}

export function checkColumnName(name: string, table: string): void {
  checkShape(name, 'A column');
  if (sqlWords.has(name)) throw new StartupError(`« ${name} » is a reserved word of SQL: choose another name.`);
  if (COLUMN_WORDS.has(name))
    throw new StartupError(`« ${name} » is written by itself or means something else: leave it out.`);
  if (`${table}_${name}_length`.length > LONGEST_NAME)
    throw new StartupError(
      `« ${table}_${name}_length » is too long for the name of a constraint: shorten one of both.`,
    );
}

function checkShape(name: string, what: string): void {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || name.length > LONGEST_NAME)
    throw new StartupError(
      `« ${name} » is no name: ${what.toLowerCase()} is lower case, words joined by _, as case_studies.`,
    );
}

/** case_studies → case_study; a word that has no plural stays as it is, with « row ». */
export function singularOf(name: string): string {
  const singular = name
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  return singular === name ? `${name}_row` : singular;
}

/** case_studies → caseStudies */
export const camelCase = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** case_study → CaseStudy */
export const pascalCase = (name: string): string => camelCase(`_${name}`);

/** case_studies → case-studies */
export const kebabCase = (name: string): string => name.replaceAll('_', '-');
