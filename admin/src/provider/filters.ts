/** Turns a filter value into a PostgREST condition: the column with its operator, such as `tags@cs`, and the operand. */
export type FilterRule = (value: string) => readonly [condition: string, value: string];

/** A rule for rows whose array column holds the value. */
export const contains =
  (column: string): FilterRule =>
  (value) => [`${column}@cs`, `{${quoted(value)}}`];

/** The number of words that a search sends at most; more could make an address that the API refuses as too long. */
const mostWords = 10;

/** A number whose groups of three digits have spaces between them, as in `private.join_digits`: a year of four digits begins none. */
const groupedNumber =
  /(^|[^\w.,])(\d{1,3})[ \u00A0\u202F](\d{3})(?:[ \u00A0\u202F](\d{3}))?(?:[ \u00A0\u202F](\d{3}))?(?!\w)/g;

/** The punctuation around a word; other signs, as in « 50 % » or « C++ », are a part of what is searched. */
const punctuation = /^[-.,;:!?…()[\]«»“”‘’'"–—]+(?=[\p{L}\p{N}]{2})|(?<=[\p{L}\p{N}]{2})[-.,;:!?…()[\]«»“”‘’'"–—]+$/gu;

/**
 * Splits a search at its spaces, and at the punctuation between words of two letters or more. An e-mail address stays whole, and so does
 * a part with fewer than two such words, unless it has a quote or an apostrophe: `l’été` finds « l'été ». Signs between words do not count.
 */
export function wordsOf(text: string): string[] {
  const parts = text.trim().replaceAll(groupedNumber, '$1$2$3$4$5').split(/\s+/);
  const spelt = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  return (spelt.length > 0 ? spelt : parts).flatMap((part) => {
    const typed = part.replaceAll(punctuation, '');
    const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
    const isWhole = typed.includes('@') || words.length < (/['’‘ʼ"“”«»]/.test(typed) ? 1 : 2);
    return isWhole ? typed : words;
  });
}

/** A rule for rows that contain each of the words, in any of the columns. */
export function containsWords(columns: readonly string[]): FilterRule {
  const inOneOfThem = (word: string) =>
    `or(${columns.flatMap((column) => patternsOf(word, column).map((pattern) => `${column}.${pattern}`)).join(',')})`;
  return (text) => {
    const words = new Set(wordsOf(text));
    return [allOf, `(${[...words].slice(0, mostWords).map(inOneOfThem).join(',')})`];
  };
}

/** The letters that French and its neighbours write with accents too, and its ligatures, as regular expressions. */
const spellings: Readonly<Record<string, string>> = {
  a: '[aà-å]',
  c: '[cç]',
  e: '[eè-ë]',
  i: '[iì-ï]',
  n: '[nñ]',
  o: '[oò-ö]',
  u: '[uù-ü]',
  y: '[yýÿ]',
  ae: '([aà-å][eè-ë]|æ)',
  oe: '([oò-ö][eè-ë]|œ)',
};

/** Returns a word in lower case without its accents and ligatures: « etat » for « État ». */
export const unaccented = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC');

const space = '[ \u00A0\u202F]';

/**
 * Matches a word with accents and without: « etat » finds « État ». Spaces within a number or beside a sign do not count: « 1200€ » finds
 * « 1 200 € ». In a column of addresses it also matches a stored domain: boulangerie-léon.fr is stored as xn--boulangerie-lon-nnb.fr, so
 * « léon » has to find « lon » before a code, and « leon » too, whose vowels may have had accents.
 */
function patternsOf(word: string, column: string): string[] {
  const letters = word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
  const part = /[^ -~]/.test(word) ? letters : letters.replaceAll(mayHaveAccent(letters), '$&?');
  const isPart = (column === 'email' || column === 'recipient') && part !== '' && part !== word.toLowerCase();
  return [spelt(word), ...(isPart ? [`xn--[a-z0-9-]*${part}[a-z0-9-]*-`] : [])].map((one) => `imatch.${quoted(one)}`);
}

const spelt = (word: string): string =>
  unaccented(word)
    .split(/(?<=[\p{L}\p{N}])(?=[^\p{L}\p{M}\p{N}])|(?<=[^\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}])/u)
    .map((part) =>
      /^\d{4,}$/.test(part)
        ? `(${part}|${part.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, space)})`
        : escaped(part).replaceAll(/ae|oe|[aceinouy]/g, (letters) => spellings[letters] ?? letters),
    )
    .join(`${space}?`);

/** The letters that may have lost an accent, unless fewer than two others remain: one letter is in nearly every address. */
const mayHaveAccent = (word: string): RegExp =>
  [/[aceiouy]/g, /[aeiouy]/g].find((letters) => word.replaceAll(letters, '').length > 1) ?? /$^/g;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

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
