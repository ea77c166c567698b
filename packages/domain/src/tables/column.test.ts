import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import { labelsOf, namesOf, valuesOf } from './column';
import { siteDeclarationsSource } from '../site-declarations-source';

const columns = {
  id: {},
  title: { label: 'Titre', editable: 'text', inList: true },
  words: { label: 'Texte', editable: 'text', large: true },
  sort_order: { editable: 'computed', inList: true },
} as const;

it('names columns by what they share, in their order', () => {
  expect(namesOf(columns)).toEqual(['id', 'title', 'words', 'sort_order']);
  const listed = namesOf(columns, { inList: true });
  expect(listed).toEqual(['title', 'sort_order']);
  expectTypeOf(listed).toEqualTypeOf<('title' | 'sort_order')[]>();
  expect(namesOf(columns, { editable: 'text', inList: true })).toEqual(['title']);
});

it('gives each column a value, and displayed columns their label', () => {
  expect(valuesOf(['title', 'words'], (name) => name.length)).toEqual({ title: 5, words: 5 });
  expect(labelsOf(columns)).toEqual({ title: 'Titre', words: 'Texte' });
});

it('the site’s declarations are generated from the tables', () => {
  const generated = readFileSync(new URL('../site-declarations.ts', import.meta.url), 'utf8');
  expect(generated, 'run `npm run types` and commit site-declarations.ts').toBe(siteDeclarationsSource());
});
