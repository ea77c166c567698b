import { StartupError } from '../../src/core/startup-error';
import { checkColumnName, checkTableName } from './names';

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
    | { readonly type: 'date' | 'position' }
  );

export interface Table {
  readonly name: string;
  /** The first one is what a row is called. */
  readonly columns: readonly [Column, ...Column[]];
  /** Whether it has `created_at`. */
  readonly isDated: boolean;
}

/** Visitors read the rows of a table that says which of them are published. */
export const isPublic = ({ columns }: Table): boolean => columns.some(({ name }) => name === 'published');

/** Whether administrators put the rows in an order of their own. */
export const isOrdered = ({ columns }: Table): boolean => columns.some(({ type }) => type === 'position');

/** A text that is longer than this has several lines. */
export const LONGEST_LINE = 200;
const LONGEST_TEXT = 100_000;
/** Tests call a row « essai-public ». */
const SHORTEST_NAME = 20;
const TYPES = 'text, text(500), integer, integer(0..100), boolean, date, enum(one,two)';

/**
 * Reads « case_studies », « title:text! sector:enum(btp,commerce) published:boolean position ».
 * @throws {StartupError} with the word that is wrong
 */
export function parseTable(name: string, declaration: string): Table {
  checkTableName(name);
  const words = declaration.match(/(?:\([^)]*\)|\S)+/g) ?? [];
  const [first, ...others] = words.map((word) => parseColumn(word, name));
  if (first?.type !== 'text' || !first.required || first.longest < SHORTEST_NAME)
    throw new StartupError(
      `The first column is what a row is called: a required text of ${SHORTEST_NAME} characters or more, as title:text!`,
    );
  const columns = [first, ...others] as const;
  const twice = columns.find((column, index) => columns.findIndex((other) => other.name === column.name) < index);
  if (twice) throw new StartupError(`« ${twice.name} » is there twice.`);
  if (columns.some((column) => column.name === 'published' && column.type !== 'boolean'))
    throw new StartupError('« published » says whether visitors read a row: published:boolean');
  return { name, columns, isDated: true };
}

function parseColumn(word: string, table: string): Column {
  if (word === 'position') return { name: word, required: false, type: 'position' };
  const [, name = '', type, parameter, mark] = /^([^:!()]*)(?::([^:!()]*))?(?:\(([^()]*)\))?(!?)$/.exec(word) ?? [];
  if (type === undefined)
    throw new StartupError(`« ${word} » is no column: NAME:TYPE, the type one of ${TYPES}, then ! if required.`);
  checkColumnName(name, table);
  if (name === 'position') throw new StartupError('« position » has no type: write it alone.');
  return { name, required: mark === '!', ...typeOf(word, type, parameter, mark === '!') };
}

type Type<Kind = Column> = Kind extends Column ? Omit<Kind, keyof Named> : never;

function typeOf(word: string, type: string, parameter: string | undefined, required: boolean): Type {
  if (type === 'text') return { type, longest: longestOf(word, parameter) };
  if (type === 'enum') return { type, choices: choicesOf(word, parameter) };
  if (type === 'integer') return { type, ...boundsOf(word, parameter) };
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

/** A column as it is written on the command line. */
export function wordOf(column: Column): string {
  const { name, type, required } = column;
  if (type === 'position') return name;
  return `${name}:${type}${bracketsOf(column)}${required ? '!' : ''}`;
}

function bracketsOf(column: Column): string {
  if (column.type === 'enum') return `(${column.choices.join(',')})`;
  if (column.type === 'text') return column.longest === LONGEST_LINE ? '' : `(${column.longest})`;
  return column.type === 'integer' && column.min !== undefined ? `(${column.min}..${column.max})` : '';
}
