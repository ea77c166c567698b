// @module-tag exhaustive
import { appendFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useCopy } from './copied-repository';

const { repository, git, commit, run } = useCopy();
const newResource = (...words: readonly string[]) => run('npm', 'run', '--silent', 'new:resource', '--', ...words);

const french = ['--french', 'une formation,formations'];
const everything = `title:text! client:text sector:enum(btp,sante) size:enum(small,large)! code:text(3)! summary:text(500)!
  result:integer(5..100)! since:date! until:date featured:boolean published:boolean partner:ref(partners)! position tools:many(tools)`;

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
      ['case_study', 'title:text! tools:many(tools)', ...french],
      /^The name case_study_tools is taken .*\n$/,
    ],
    ['bad grammar', ['cases', 'title:text! client', ...french], /^« client » is no column: .*\n$/],
    ['nothing', [], /^Name the table and its columns: .*\n$/],
    [
      'an icon that does not exist',
      ['cases', 'title:text!', ...french, '--icon', 'Nothing'],
      /^« Nothing » is no icon of .*\n$/,
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
    appendFileSync(
      repository().at('supabase/migrations/20261125074000_visits_and_bounds.sql'),
      'create table broken (;\n',
    );
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
  for (const [name = '', columns = ''] of [
    ['training_courses', everything],
    ['lone_names', 'name:text! client:ref(training_courses) tools:many(tools)'],
  ]) {
    expect(await newResource(name, columns, ...french, '--no-tests')).toMatchObject({ code: 0, stderr: '' });
    commit();
  }
  for (const [script = '', ...names] of [
    ['check'],
    ['test:db', 'tests/roles', 'migrations/schemas', 'declared-rules'],
    ['test:unit', 'admin/src/app/resources'],
  ]) {
    const { code, stdout } = await run('npm', 'run', script, '--', ...names);
    expect({ script, code, said: code === 0 ? '' : stdout }).toEqual({ script, code: 0, said: '' });
  }

  const path = 'admin/src/features/training-courses.tsx';
  const written = repository().read(path);
  const resources = repository().read('admin/src/app/resources.ts');
  git('rm', '--quiet', path);
  writeFileSync(repository().at('admin/src/app/resources.ts'), resources.replaceAll(/^.*trainingCourses.*\n/gm, ''));
  commit();
  expect(await newResource('--from-table', 'training_courses', ...french, '--no-tests')).toMatchObject({ code: 0 });
  expect(repository().read(path)).toBe(written);
  git('reset', '--quiet', '--hard', 'HEAD~1');

  const [screen] = git('ls-files', '--', '*/lone-names.tsx').split('\n');
  appendFileSync(repository().at(screen ?? ''), '\n');
  expect(await newResource('--remove', 'lone_names')).toMatchObject({
    code: 1,
    stderr: `${screen} was edited since: nothing is removed.\n`,
  });
  git('checkout', '--', '.');
  for (const name of ['lone_names', 'training_courses'])
    expect(await newResource('--remove', name)).toMatchObject({ code: 0 });
  expect(git('diff', '--stat', 'HEAD~2')).toBe('');
}, 900_000);
