/** Turns a filter value into a PostgREST condition: the column with its operator, « tags@cs », and the operand. */
export type FilterRule = (value: string) => readonly [condition: string, value: string];

/** Rows whose array column holds the value. */
export const contains =
  (column: string): FilterRule =>
  (value) => [`${column}@cs`, `{${quoted(value)}}`];

/** Rows that hold each of the words, in one of the columns or another. */
export function containsWords(columns: readonly string[]): FilterRule {
  const inOneOfThem = (word: string) =>
    `or(${columns.map((column) => `${column}.ilike.${quoted(`*${patternOf(word)}*`)}`).join(',')})`;
  return (text) => {
    const words = text.trim().split(/\s+/);
    return ['and@', `(${words.map(inOneOfThem).join(',')})`];
  };
}

/** Characters as themselves; PostgREST has no way to write a star, for which « _ », any character, stands. */
const patternOf = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_');

type Value = string | number | boolean | readonly string[] | null | undefined;
export type Filter = Readonly<Record<string, Value>>;

/**
 * The conditions for a screen's filter: by its rule, else « one of these » for an array, else « equals ». An empty value
 * adds no condition.
 */
export function conditionsOf(filter: Filter = {}, rules: Readonly<Record<string, FilterRule>> = {}): Filter {
  const conditions = Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null && String(value).trim() !== '')
    .map(([name, value]): readonly [string, Value] => {
      const rule = rules[name];
      if (rule) return rule(String(value));
      if (typeof value === 'object' && value) return [`${name}@in`, `(${value.map(quoted).join(',')})`];
      return [name, value];
    });
  return Object.fromEntries(conditions);
}

/** In quotes, because PostgREST reads commas, braces and parentheses as syntax. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
