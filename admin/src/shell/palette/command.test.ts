// @module-tag spec-10-9
import { describe, expect, it } from 'vitest';
import type { Command } from '../../provider/commands';
import { matching } from './command';

const command = (label: string, keywords = ''): Command => ({
  group: 'Actions',
  label,
  keywords,
  run: () => undefined,
});
const commands = [
  command('Téléphone', 'Contact réglage paramètre'),
  command('Paramètres'),
  command('Nouvel article', 'écrire créer'),
  command('Article à la une'),
  command('L’équipe', 'a-propos'),
];
const labels = (typed: string) => matching(commands, typed).map(({ label }) => label);

describe('the palette’s results for a few characters', () => {
  it.each([
    ['tele', ['Téléphone']],
    ['ECRIRE', ['Nouvel article']],
    ['nou art', ['Nouvel article']],
    ['art nou', ['Nouvel article']],
    ['equipe', ['L’équipe']],
    ['propos', ['L’équipe']],
    ['rticle', []],
    ['article page', []],
  ])('« %s »', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });

  it('puts the commands of that name first', () => {
    expect(labels('par')).toEqual(['Paramètres', 'Téléphone']);
    expect(labels('article')).toEqual(['Article à la une', 'Nouvel article']);
  });
});
