import { expect, test } from 'vitest';
import { prose, proseOf, texts } from './texts';

const NARROW = '\u202F';
const NO_BREAK = '\u00A0';

/** Each rule with the pattern of its violations; a violation is reported with a few characters on both sides. */
const rules: readonly (readonly [string, RegExp])[] = [
  ['no plain space before : ; ! ? » % €', / [:;!?»%€]/g],
  ['no plain space after «', /« /g],
  ['a space of the kind that does not break before : ; ! ? »', new RegExp(`[\\p{L}\\p{N})][;!?»](?=\\s|$)`, 'gu')],
  ['one kind of space inside « » and before %, not narrow', new RegExp(`«${NARROW}|${NARROW}[»%]`, 'g')],
  ['no straight apostrophe between letters', /\p{L}'\p{L}/gu],
  ['no straight quotes around words', /"\p{L}/gu],
  ['an ellipsis is one character', /\.\.\./g],
];

const around = (text: string, index: number): string =>
  text.slice(Math.max(0, index - 15), index + 15).replaceAll('\n', '⏎');

test.each(rules)('%s', (_, pattern) => {
  const found = prose.flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map((match) => `${place}: ${around(text, match.index)}`),
  );
  expect(found).toEqual([]);
});

test('the texts do use spaces that do not break', () => {
  const without = texts.filter((text) => !proseOf(text).includes(NARROW) && !proseOf(text).includes(NO_BREAK));
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('accents are composed, so that search and sort see one letter', () => {
  expect(prose.filter(([, text]) => text !== text.normalize('NFC')).map(([place]) => place)).toEqual([]);
});
