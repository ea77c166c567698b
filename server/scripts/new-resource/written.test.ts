// @module-tag exhaustive
import { appendFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useCopy } from './copied-repository';

const { repository, git, commit, run } = useCopy();
const newResource = (...words: readonly string[]) => run('npm', 'run', '--silent', 'new:resource', '--', ...words);

const french = ['--french', 'une formation,formations'];
const everything = `title:text! client:text sector:enum(btp,sante) size:enum(small,large)! code:text(3)! summary:text(500)!
  result:integer(5..100)! since:date! until:date featured:boolean slug published:boolean partner:ref(partners)! position tools:many(tools)`;

describe('a refusal is one line, and nothing is written', () => {
  test.each([
    [
      'a name that is taken',
      ['testimonials', 'title:text!', ...french],
      /^The name testimonials is taken by a table: supabase\/schemas\/\S+\n$/,
    ],
    [
      'an address that is taken',
      ['questions', 'title:text!', ...french],
      /^questions has a screen or an address already: admin\/src\/\S+\n$/,
    ],
    ['a reserved word', ['order', 'title:text!', ...french], /^« order » is a reserved word: choose another\.\n$/],
    [
      'no plural',
      ['cases', 'title:text!', '--french', 'étude'],
      /^« étude »: write the French singular and plural, .*\n$/,
    ],
    [
      'a table that is not there',
      ['cases', 'title:text! owner:ref(owners)', ...french],
      /^There is no table public\.owners to refer to\.\n$/,
    ],
    [
      'a join that is there',
      ['case_studys', 'title:text! tools:many(tools)', ...french],
      /^The name case_study_tools is taken .*\n$/,
    ],
    ['bad grammar', ['cases', 'title:text! client', ...french], /^« client » is no column: .*\n$/],
    ['nothing', [], /^Name the table and its columns: .*\n$/],
    [
      'an icon that does not exist',
      ['cases', 'title:text!', ...french, '--icon', 'Nothing'],
      /^« Nothing » is no icon of .*\n$/,
    ],
    [
      'an address that is a page',
      ['cases', 'title:text! slug published:boolean', ...french, '--page', '/services'],
      /^The address \/services is taken: supabase\/src\/pages\.ts\n$/,
    ],
    [
      'an address that is a text',
      ['cases', 'title:text! slug published:boolean', ...french, '--page', '/declaration-accessibilite'],
      /^The address \S+ is taken: supabase\/seed\/pages\/declaration-accessibilite\.html\n$/,
    ],
    [
      'an address that is none',
      ['cases', 'title:text! slug published:boolean', ...french, '--page', 'Nos cas'],
      /^« Nos cas » is no address of a list: .*\n$/,
    ],
    [
      'a page without an address of its rows',
      ['cases', 'title:text! published:boolean', ...french, '--page', '/cas'],
      /^A page needs two more columns: .*\n$/,
    ],
    [
      'a page of a table that exists',
      ['--from-table', 'trash', ...french, '--page', '/cas'],
      /^--page goes with a new table\.\n$/,
    ],
    ['what it did not write', ['--remove', 'testimonials'], /^testimonials was not written by this command: .*\n$/],
    [
      'a screen that exists',
      ['--from-table', 'testimonials'],
      /^testimonials has a screen or an address already: .*\n$/,
    ],
  ])('%s', async (_what, words, message) => {
    const { code, stderr } = await newResource(...words);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('a tree that is not clean', async () => {
    appendFileSync(repository().at('README.md'), '\n');
    const { code, stderr } = await newResource('cases', 'title:text!', ...french);
    expect([code, stderr]).toEqual([1, 'Commit or stash first: README.md changed.\n']);
    expect(git('status', '--porcelain')).toBe(' M README.md\n');
    git('checkout', '--', '.');
  });

  test('a migration that the database refuses', async () => {
    appendFileSync(repository().at('supabase/migrations/20261128000000_release_1.sql'), 'create table broken (;\n');
    commit();
    const { code, stderr } = await newResource('cases', 'title:text!', ...french);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Nothing is written: Migration \S+ failed at line .*\n$/),
    ]);
    expect(git('status', '--porcelain')).toBe('');
    git('reset', '--quiet', '--hard', 'HEAD~1');
  });
});

test('what it writes passes checks and tests as it is, is read from the catalogue, and taken away while nobody edits it', async () => {
  for (const [name = '', columns = '', ...words] of [
    ['training_courses', everything, ...french],
    ['lone_names', 'name:text! client:ref(training_courses) tools:many(tools)', ...french],
    ['open_days', `${everything} program:text(2000)`, ...french, '--page', '/portes-ouvertes'],
    ['places', 'name:text! slug published:boolean', '--french', 'un lieu,lieux', '--page', '/lieux'],
  ]) {
    expect(await newResource(name, columns, ...words, '--no-tests')).toMatchObject({ code: 0, stderr: '' });
    commit();
  }
  for (const [script = '', ...names] of [
    ['check'],
    ['test:db', 'tests/roles', 'migrations/schemas', 'declared-rules'],
    ['test:unit', 'admin/src/App', 'route-table', 'packages/domain/src/tables'],
    ['test:e2e', 'open-days', 'places', 'training-courses', 'lone-names'],
  ]) {
    const { code, stdout } = await run('npm', 'run', script, '--', ...names);
    expect({ script, code, said: code === 0 ? '' : stdout }).toEqual({ script, code: 0, said: '' });
  }

  const path = 'admin/src/features/training-courses.tsx';
  const written = repository().read(path);
  const resources = repository().read('admin/src/App.tsx');
  git('rm', '--quiet', path);
  writeFileSync(repository().at('admin/src/App.tsx'), resources.replaceAll(/^.*trainingCourses.*\n/gm, ''));
  // As that of a table that was written by hand.
  const migration =
    git('ls-files', '--', '*_training_courses.sql')
      .split('\n')
      .find((file) => file.includes('/migrations/')) ?? '';
  writeFileSync(repository().at(migration), repository().read(migration).replace(/^.*\n/, ''));
  commit();
  expect(await newResource('--from-table', 'training_courses', ...french, '--no-tests')).toMatchObject({ code: 0 });
  const [comment, ...lines] = repository().read(path).split('\n');
  expect(comment).toMatch(/^\/\/ Written by npm run new:resource -- --from-table training_courses /);
  expect(lines.join('\n')).toBe(written);
  commit();
  appendFileSync(repository().at(path), '\n');
  expect(await newResource('--remove', 'training_courses')).toMatchObject({
    code: 1,
    stderr: `${path} was edited since: nothing is removed.\n`,
  });
  git('checkout', '--', '.');
  expect(await newResource('--remove', 'training_courses')).toMatchObject({ code: 0 });
  expect(git('diff', '--stat', 'HEAD~1')).toBe('');
  git('reset', '--quiet', '--hard', 'HEAD~2');

  const [screen] = git('ls-files', '--', '*/lone-names.tsx').split('\n');
  appendFileSync(repository().at(screen ?? ''), '\n');
  expect(await newResource('--remove', 'lone_names')).toMatchObject({
    code: 1,
    stderr: `${screen} was edited since: nothing is removed.\n`,
  });
  git('checkout', '--', '.');
  for (const name of ['lone_names', 'places', 'open_days', 'training_courses'])
    expect(await newResource('--remove', name)).toMatchObject({ code: 0 });
  expect(git('diff', '--stat', 'HEAD~4')).toBe('');
}, 900_000);
