/** Turns what a screen filters by into a column with its PostgREST operator, « tags@cs », and what it is compared to. */
export type FilterRule = (value: string) => readonly [condition: string, value: string];

/** A list column that holds the value. */
export const contains =
  (column: string): FilterRule =>
  (value) => [`${column}@cs`, `{${quoted(value)}}`];

type Value = string | number | boolean | readonly string[] | null | undefined;
export type Filter = Readonly<Record<string, Value>>;

/**
 * The conditions asked of the database for a screen's filter: rules first, lists as « one of these », the rest as it
 * is. What was emptied asks nothing.
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

/** Quoted, or a comma, a brace or a parenthesis in it would be read as syntax. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
