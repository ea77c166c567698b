import { describe, expect, it } from 'vitest';
import { completed, completions } from './TagsField';

const tags = [
  { tag: 'crm', uses: 5 },
  { tag: 'Facturation électronique', uses: 2 },
  { tag: 'relance', uses: 1 },
];

describe('completions', () => {
  it.each([
    ['c', ['crm', 'Facturation électronique', 'relance']],
    ['ELECTRO', ['Facturation électronique']],
    ['devis, rel', ['relance']],
    ['relance, rel', []],
    ['relance', []],
    ['', []],
    ['crm, ', []],
    ['zèbre', []],
  ])('of « %s »', (typed, expected) => expect(completions(typed, tags)).toEqual(expected));
});

describe('completed', () => {
  it.each([
    ['rel', 'relance, '],
    ['crm ,devis, rel', 'crm, devis, relance, '],
  ])('« %s » reads « %s »', (typed, expected) => expect(completed(typed, 'relance')).toBe(expected));
});
