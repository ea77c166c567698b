/** Turns a filter value into a PostgREST condition: the column with its operator, `tags@cs`, and the operand. */
export type FilterRule = (value: string) => readonly [condition: string, value: string];

/** A rule for rows whose array column holds the value. */
export const contains =
  (column: string): FilterRule =>
  (value) => [`${column}@cs`, `{${quoted(value)}}`];

/** More words would make an address that the API refuses. */
const mostWords = 10;

/** The words of two letters and more, whatever signs stand between them. An address, or a word with signs around it, stays as it is. */
export const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((typed) => {
      const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
      return typed.includes('@') || words.length < 2 ? typed : words;
    });

/** A rule for rows in which each of the words stands in one of the columns. */
export function containsWords(columns: readonly string[]): FilterRule {
  const inOneOfThem = (word: string) => `or(${columns.map((column) => `${column}.${patternOf(word)}`).join(',')})`;
  return (text) => {
    const words = new Set(wordsOf(text));
    return [allOf, `(${[...words].slice(0, mostWords).map(inOneOfThem).join(',')})`];
  };
}

/** Matches the characters of a word as they are. PostgREST reads a star as `%` in `ilike`, and unchanged in a regular expression. */
const patternOf = (word: string): string =>
  word.includes('*')
    ? `imatch.${quoted(word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))}`
    : `ilike.${quoted(`*${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}*`)}`;

/** The parameter of conditions that all hold. Without an operator after `@`, the provider sends its value as it is. */
const allOf = 'and@';

type Value = string | number | boolean | readonly string[] | null | undefined;
export type Filter = Readonly<Record<string, Value>>;

/**
 * The conditions for a screen's filter: those of its rule, else one of the values of an array, the words of a text that is searched
 * (`column@ilike`), or equality. An empty value adds no condition. Why not as ra-supabase does: findings/filters-of-two-words-name-no-column.sh.
 */
export function conditionsOf(filter: Filter = {}, rules: Readonly<Record<string, FilterRule>> = {}): Filter {
  const conditions = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null && String(value).trim() !== '')
    .map(([name, value]): readonly [string, Value] => {
      const rule = rules[name] ?? (name.endsWith(searchedColumn) && containsWords([name.replace(searchedColumn, '')]));
      if (rule) return rule(String(value));
      if (typeof value === 'object' && value) return [`${name}@in`, `(${value.map(quoted).join(',')})`];
      return [name, value];
    });
  const searches = conditions.filter(([name]) => name === allOf).map(([, words]) => `and${String(words)}`);
  return { ...Object.fromEntries(conditions), ...(searches.length > 1 && { [allOf]: `(${searches.join(',')})` }) };
}

/** The end of the name of a filter that searches one column. */
export const searchedColumn = '@ilike';

/** Puts a value in quotes, because PostgREST reads commas, braces and parentheses as syntax. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
