import { StartupError } from '@agency/process/startup-error';
import { checkColumnName, checkTableName, singularOf } from './names';

interface Named {
  readonly name: string;
  /** An empty text or no value at all is refused. */
  readonly required: boolean;
  /** Not written by administrators, in a table that exists. */
  readonly isKept?: true;
}

/** A column as its declaration on the command line says. */
export type Column = Named &
  (
    | { readonly type: 'text'; readonly longest: number }
    | { readonly type: 'enum'; readonly choices: readonly string[] }
    | { readonly type: 'integer'; readonly min?: number; readonly max?: number }
    | { readonly type: 'boolean'; readonly initial: boolean }
    | { readonly type: 'date' | 'position' | 'slug' }
    | { readonly type: 'ref'; readonly references: string }
  );

/** Several rows of another table. */
export interface Link {
  readonly references: string;
  /** The table that joins both. */
  readonly through: string;
}

export interface Table {
  readonly name: string;
  /** The first one is what a row is called. */
  readonly columns: readonly [Column, ...Column[]];
  readonly links: readonly Link[];
  /** Whether it has `created_at`. */
  readonly isDated: boolean;
  /** Whether its deleted rows wait in the trash, which knows nothing of links. */
  readonly keepsDeleted: boolean;
}

/** Visitors read the rows of a table that says which of them are published. */
export const isPublic = ({ columns }: Table): boolean => columns.some(({ name }) => name === 'published');

/** Whether a row that is published may have a page: it has an address of its own, and the sitemap says when it changed. */
export const hasAddress = (table: Table): boolean =>
  isPublic(table) && table.columns.some(({ type }) => type === 'slug');

/** What a card says of a row below its name: the first text of several lines that is short enough. */
export const leadOf = ({ columns }: Table): Column | undefined =>
  columns.find((column) => column.type === 'text' && column.longest > LONGEST_LINE && column.longest <= LONGEST_LEAD);

/** Whether administrators put the rows in an order of their own. */
export const isOrdered = ({ columns }: Table): boolean => columns.some(({ type }) => type === 'position');

/** A text that is longer than this has several lines. */
export const LONGEST_LINE = 200;
const LONGEST_TEXT = 100_000;
/** The most that stands on a card. */
const LONGEST_LEAD = 500;
/** Tests call a row « essai-public ». */
const SHORTEST_NAME = 20;
const TYPES = 'text, text(500), integer, integer(0..100), boolean, date, enum(one,two), ref(partners), many(tools)';

/**
 * Reads « case_studies », « title:text! sector:enum(btp,commerce) published:boolean position ».
 * @throws {StartupError} with the word that is wrong
 */
export function parseTable(name: string, declaration: string): Table {
  checkTableName(name);
  const words = declaration.match(/(?:\([^)]*\)|\S)+/g) ?? [];
  const links = words.flatMap((word) => linkOf(word, name) ?? []);
  const [first, ...others] = words.filter((word) => !linkOf(word, name)).map((word) => parseColumn(word, name));
  if (first?.type !== 'text' || !first.required || first.longest < SHORTEST_NAME)
    throw new StartupError(
      `The first column is what a row is called: a required text of ${SHORTEST_NAME} characters or more, as title:text!`,
    );
  const columns = [first, ...others] as const;
  const names = [...columns.map((column) => column.name), ...links.map(({ references }) => references)];
  const twice = names.find((one, index) => names.indexOf(one) < index);
  if (twice) throw new StartupError(`« ${twice} » is there twice.`);
  if (columns.some((column) => column.name === 'published' && column.type !== 'boolean'))
    throw new StartupError('« published » says whether visitors read a row: published:boolean');
  return { name, columns, links, isDated: true, keepsDeleted: links.length === 0 };
}

/** Reads « tools:many(tools) ». */
function linkOf(word: string, table: string): Link | undefined {
  const [, name, references] = /^([^:]*):many\(([^()]*)\)$/.exec(word) ?? [];
  if (!references) return undefined;
  checkTableName(references);
  if (name !== references || references === table)
    throw new StartupError(`« ${word} »: several rows of another table are called as it is, as tools:many(tools).`);
  const through = joinOf(table, references);
  checkColumnName(idOf(references), through);
  return { references, through };
}

/** case_studies, tools → case_study_tools */
const joinOf = (table: string, references: string): string => `${singularOf(table)}_${references}`;

/** What a row of a table is called where another names it: case_studies → case_study_id */
export const idOf = (table: string): string => `${singularOf(table)}_id`;

function parseColumn(word: string, table: string): Column {
  if (word === 'position') return { name: word, required: false, type: 'position' };
  if (word === 'slug') return { name: word, required: true, type: 'slug' };
  const [, name = '', type, parameter, mark] = /^([^:!()]*)(?::([^:!()]*))?(?:\(([^()]*)\))?(!?)$/.exec(word) ?? [];
  if (type === undefined)
    throw new StartupError(`« ${word} » is no column: NAME:TYPE, the type one of ${TYPES}, then ! if required.`);
  checkColumnName(name, table);
  const own = typeOf(word, type, parameter, mark === '!');
  if (name === 'position' || name === 'slug') throw new StartupError(`« ${name} » has no type: write it alone.`);
  return { name: own.type === 'ref' ? `${name}_id` : name, required: mark === '!', ...own };
}

type Type<Kind = Column> = Kind extends Column ? Omit<Kind, keyof Named> : never;

function typeOf(word: string, type: string, parameter: string | undefined, required: boolean): Type {
  if (type === 'text') return { type, longest: longestOf(word, parameter) };
  if (type === 'enum') return { type, choices: choicesOf(word, parameter) };
  if (type === 'integer') return { type, ...boundsOf(word, parameter) };
  if (type === 'ref') {
    if (!parameter) throw new StartupError(`« ${word} »: name the table of the other row, as partner:ref(partners).`);
    checkTableName(parameter);
    return { type, references: parameter };
  }
  if (type !== 'boolean' && type !== 'date')
    throw new StartupError(`« ${word} » has an unknown type: it is one of ${TYPES}.`);
  if (parameter !== undefined) throw new StartupError(`« ${word} »: ${type} takes nothing in brackets.`);
  if (type === 'boolean' && required) throw new StartupError(`« ${word} » always has a value: leave the ! out.`);
  return type === 'date' ? { type } : { type, initial: word.startsWith('published:') };
}

function longestOf(word: string, parameter = String(LONGEST_LINE)): number {
  const longest = Number(parameter);
  if (/^\d+$/.test(parameter) && longest > 0 && longest <= LONGEST_TEXT) return longest;
  throw new StartupError(
    `« ${word} »: the longest text is a number of characters from 1 to ${LONGEST_TEXT}, as text(500).`,
  );
}

function choicesOf(word: string, parameter = ''): string[] {
  const choices = parameter.split(',').map((choice) => choice.trim());
  if (
    choices.length < 2 ||
    new Set(choices).size < choices.length ||
    !choices.every((choice) => /^[a-z][a-z0-9_]*$/.test(choice))
  )
    throw new StartupError(
      `« ${word} »: two different values or more, in lower case and without accents, as enum(btp,sante).`,
    );
  return choices;
}

/** What an integer of PostgreSQL holds. */
const LARGEST = 2 ** 31 - 1;

function boundsOf(word: string, parameter?: string): { min?: number; max?: number } {
  if (parameter === undefined) return {};
  const [, least, most] = /^(-?\d+)\.\.(-?\d+)$/.exec(parameter) ?? [];
  const [min, max] = [Number(least), Number(most)];
  if (min < max && min >= -LARGEST && max <= LARGEST) return { min, max };
  throw new StartupError(`« ${word} »: the least and the most, as integer(0..100).`);
}

/** What a column is called on the command line: partner_id is « partner ». */
export const keyOf = ({ name, type }: Column): string => (type === 'ref' ? name.replace(/_id$/, '') : name);

/** A column as it is written on the command line. */
export function wordOf(column: Column): string {
  const { name, type, required } = column;
  if (type === 'position' || type === 'slug') return name;
  return `${keyOf(column)}:${type}${bracketsOf(column)}${required ? '!' : ''}`;
}

function bracketsOf(column: Column): string {
  if (column.type === 'enum') return `(${column.choices.join(',')})`;
  if (column.type === 'ref') return `(${column.references})`;
  if (column.type === 'text') return column.longest === LONGEST_LINE ? '' : `(${column.longest})`;
  return column.type === 'integer' && column.min !== undefined ? `(${column.min}..${column.max})` : '';
}
