// @module-tag spec-10-10
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { repositoryPath } from '@agency-site/process/repository-root';
import { expect, test } from 'vitest';
import { blocksOf } from './recipe';
import { type Column, renameRecipe } from './rename-recipe';

const column = (name: string, type: Column['type'], label: string, more: Partial<Column> = {}): Column => ({
  name,
  type,
  label,
  required: false,
  initial: undefined,
  maxLength: undefined,
  references: undefined,
  choices: {},
  ...more,
});

/** Choices in the form in which the recipe writes them. */
const textOf = ({ text }: { readonly text: string }) =>
  text.replace('{"first":"A","next":"B"}', "{ first: 'A', next: 'B' }");

test('with its own names and columns, the recipe is what it is', () => {
  const blocks = blocksOf(readFileSync(repositoryPath('docs/recipes/resource.md'), 'utf8'));
  const renamed = renameRecipe(blocks, {
    table: 'training_courses',
    french: { singular: 'Formation', title: 'Formations', titleOfNew: 'Nouvelle formation' },
    page: '/formations',
    columns: [
      column('topic', 'text', 'Intitulé', { required: true }),
      column('place', 'text', 'Lieu'),
      column('program', 'long', 'Programme'),
      column('grade', 'enum', 'Niveau', { choices: { first: 'A', next: 'B' } }),
      column('hours', 'integer', 'Heures'),
      column('price', 'money', 'Prix'),
      column('starts_at', 'datetime', 'Début'),
      column('apply_by', 'date', 'Inscription avant le'),
      column('remote', 'boolean', 'À distance'),
      column('photo', 'picture', 'Photo'),
      column('partner', 'ref', 'Partenaire', { references: 'partners' }),
    ],
  });
  expect(renamed.map(textOf)).toEqual(blocks.map(({ text }) => text));
});

const french = '--french=une formation,formations';

test.each([
  [['Études', 'title:text!', french], /^« Études » is no name of a table: .*\n$/],
  [['testimonials', 'title:text!'], /^Say what a row and several are called: .*\n$/],
  [['cases', 'title:text! client', french], /^« client » is no column: NAME:TYPE.*\n$/],
  [['cases', 'title:text! client:varchar', french], /^« client:varchar » is no column: .*\n$/],
  [['cases', 'title:text! state:enum(a)', french], /^« state:enum\(a\) »: two different values.*\n$/],
  [['cases', 'title:text! hours:integer=many', french], /^« hours:integer=many »: a number.*\n$/],
  [['cases', 'title:text! title:long', french], /^« title » is there twice.*\n$/],
  [['cases', 'title:text! published:boolean', french], /^« published » is there twice, or is written by itself.*\n$/],
  [['cases', 'title:text!', french, '--page=Nos cas'], /^« Nos cas » is no address of a list: .*\n$/],
  [['trash', 'title:text!', french], /^trash has a screen already\.\n$/],
])('%j is refused in one line', { tags: ['exhaustive'] }, async (words, message) => {
  const script = ['--import', 'tsx', 'server/scripts/new-resource.ts', ...words];
  const refused = promisify(execFile)(process.execPath, script, { cwd: repositoryPath('.') });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) as string });
});
