/** Turns a filter value into a PostgREST condition: the column with its operator, such as `tags@cs`, and the operand. */
export type FilterRule = (value: string) => readonly [condition: string, value: string];

/** A rule for rows whose array column holds the value. */
export const contains =
  (column: string): FilterRule =>
  (value) => [`${column}@cs`, `{${quoted(value)}}`];

/** The number of words that a search sends at most; more could make an address that the API refuses as too long. */
const mostWords = 10;

/**
 * Splits a search at its spaces, and at the punctuation between words of two letters or more. An e-mail address stays whole, and so does
 * a part with fewer than two such words, for example `l’été`.
 */
export const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((typed) => {
      const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
      return typed.includes('@') || words.length < 2 ? typed : words;
    });

/** A rule for rows that contain each of the words, in any of the columns. */
export function containsWords(columns: readonly string[]): FilterRule {
  const inOneOfThem = (word: string) =>
    `or(${columns.flatMap((column) => patternsOf(word, column).map((pattern) => `${column}.${pattern}`)).join(',')})`;
  return (text) => {
    const words = new Set(wordsOf(text));
    return [allOf, `(${[...words].slice(0, mostWords).map(inOneOfThem).join(',')})`];
  };
}

/**
 * « léon » is a part of boulangerie-léon.fr, which is stored as xn--boulangerie-lon-nnb.fr: without the é, and with a code behind. The
 * database knows the same rule for contact requests (private.contact_condition).
 */
function patternsOf(word: string, column: string): string[] {
  const ascii = word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
  const isPart = (column === 'email' || column === 'recipient') && /[^ -~]/.test(word) && ascii !== '';
  return [patternOf(word), ...(isPart ? [`imatch.${quoted(`xn--[a-z0-9-]*${ascii}[a-z0-9-]*-`)}`] : [])];
}

/** Matches a word literally. In `ilike` PostgREST would turn a star into `%`, so a word with a star becomes a regular expression. */
const patternOf = (word: string): string =>
  word.includes('*')
    ? `imatch.${quoted(word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))}`
    : `ilike.${quoted(`*${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}*`)}`;

/** The filter whose conditions must all hold. As no operator follows the `@`, ra-supabase sends its value unchanged. */
const allOf = 'and@';

type Value = string | number | boolean | readonly string[] | null | undefined;
export type Filter = Readonly<Record<string, Value>>;

/**
 * Translates a screen's filter into conditions. A name with a rule follows the rule; otherwise `column@ilike` searches words in a column,
 * an array means one of its values, and any other value means equality. An empty value adds no condition. Ra-supabase's own translation
 * fails: findings/filters-of-two-words-name-no-column.sh.
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

/** The suffix of a filter that searches one column. */
export const searchedColumn = '@ilike';

/** Puts a value in quotes, because PostgREST reads commas, braces and parentheses as syntax. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
