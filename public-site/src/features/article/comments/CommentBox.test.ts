// @module-tag spec-10-15
import { expect, test } from 'vitest';
import { linkedWords } from './CommentBox';

const linksOf = (words: string): string[] =>
  linkedWords(words)
    .filter(({ isLink }) => isLink)
    .map(({ text }) => text);

test.each([
  ['Voir https://exemple.fr/tarifs.', ['https://exemple.fr/tarifs']],
  ['(http://exemple.fr/a?b=c&d=e), puis https://exemple.fr !', ['http://exemple.fr/a?b=c&d=e', 'https://exemple.fr']],
  ['« https://exemple.fr »', ['https://exemple.fr']],
  ['javascript:alert(1) data:text/html,x ftp://exemple.fr mailto:a@exemple.fr exemple.fr', []],
  ['<a href="https://exemple.fr">ici</a>', ['https://exemple.fr']],
])('the links of « %s »', (words, links) => {
  expect(linksOf(words)).toEqual(links);
});

test('no word is lost', () => {
  const words = 'Deux lignes,\nune adresse : https://exemple.fr/a_(b)…\n\nFin.';
  expect(
    linkedWords(words)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words);
});
