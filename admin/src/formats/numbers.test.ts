import { expect, it } from 'vitest';
import { countOf, formatFileSize } from './numbers';

it.each([
  [0, '0 octets'],
  [812, '812 octets'],
  [85_300, '85 ko'],
  [999_400, '999 ko'],
  [999_500, '1 Mo'],
  [1_240_000, '1,2 Mo'],
  [999_940_000, '999,9 Mo'],
  [58_260_000_000, '58,3 Go'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes).replace(/\s/g, ' ')).toBe(words);
});

it.each([
  [0, '0 article'],
  [1, '1 article'],
  [2, '2 articles'],
])('%i of them are « %s »', (count, words) => {
  expect(countOf(count, 'article', 'articles').replace(/\s/g, ' ')).toBe(words);
});
