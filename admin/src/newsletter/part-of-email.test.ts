import { expect, it } from 'vitest';
import { partOfEmail } from './part-of-email';

it.each([
  [' ana@example ', 'ana@example'],
  ['jean_marc', String.raw`jean\_marc`],
  ['a b', 'ab'],
])('%j is searched as %j', (words, pattern) => {
  expect(partOfEmail(words)).toEqual(['email@ilike', pattern]);
});
