import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import { labelsOf, namesOf, valuesOf } from './column';
import { siteDeclarationsSource } from '../site-declarations-source';

const columns = {
  id: {},
  title: { label: 'Titre', written: 'text', listed: true },
  words: { label: 'Texte', written: 'text', large: true },
  sort_order: { written: 'computed', listed: true },
} as const;

it('names columns by what they share, in their order', () => {
  expect(namesOf(columns)).toEqual(['id', 'title', 'words', 'sort_order']);
  const listed = namesOf(columns, { listed: true });
  expect(listed).toEqual(['title', 'sort_order']);
  expectTypeOf(listed).toEqualTypeOf<('title' | 'sort_order')[]>();
  expect(namesOf(columns, { written: 'text', listed: true })).toEqual(['title']);
});

it('gives each column a value, and displayed columns their label', () => {
  expect(valuesOf(['title', 'words'], (name) => name.length)).toEqual({ title: 5, words: 5 });
  expect(labelsOf(columns)).toEqual({ title: 'Titre', words: 'Texte' });
});

it('what the site asks for is generated from the declarations', () => {
  const generated = readFileSync(new URL('../site-declarations.ts', import.meta.url), 'utf8');
  expect(generated, 'run `npm run types` and commit site-declarations.ts').toBe(siteDeclarationsSource());
});
