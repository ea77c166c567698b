// @module-tag spec-10-10
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryPath } from '@agency-site/process/repository-root';
import { expect, test } from 'vitest';
import { blocksOf } from './recipe';

const read = (path: string): string => readFileSync(repositoryPath(path), 'utf8');
const documents = globSync(['*.md', '{docs,findings,admin/src}/**/*.md', 'packages/*/*.md'], {
  cwd: repositoryPath('.'),
}).filter((path) => path !== 'CHANGELOG.md');
const allMatches = (text: string, shape: RegExp): string[] => [...text.matchAll(shape)].map(([, found = '']) => found);

/** Whether a path exists. The folder of the embedded database appears with the first start of a server. */
const exists = (path: string): boolean =>
  existsSync(repositoryPath(path)) || path.startsWith('supabase/.temp/embedded');

/** Removes the indentation, because quoted lines are indented less than their source. */
const withoutIndent = (code: string): string => code.replaceAll(/^ +/gm, '');

test.each(['README.md', 'AGENTS.md'])('the code that %s quotes stands in the file that it names', (page) => {
  const quoted = blocksOf(read(page));
  expect(quoted).not.toHaveLength(0);
  for (const { paths, text } of quoted) expect(withoutIndent(read(paths[0] ?? ''))).toContain(withoutIndent(text));
});

test.each(documents)('the files that %s names or links to exist', (page) => {
  const text = read(page);
  const links = allMatches(text, /\]\((?!\w+:)([^)#]+)/g).map((link) => join(dirname(page), link));
  const named = allMatches(text, /`((?:admin|demo|e2e|packages|public-site|scripts|server|supabase)\/[\w./-]+)`/g);
  const written = new Set(blocksOf(text).flatMap(({ paths }) => paths));
  expect([...links, ...named].filter((path) => !exists(path) && !written.has(path))).toEqual([]);
});

test('documents name every npm command, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((page) => allMatches(read(page), /\bnpm run (?:-\S+ )?([a-z][\w:]+)/g));
  expect(new Set(['start', 'test', ...named])).toEqual(new Set(Object.keys(scripts)));
});

test('the table of variables lists every variable that the server reads', () => {
  const [, table = ''] = read('docs/deployment.md').split('## Variables');
  const variables = allMatches(read('server/src/core/configuration.ts'), /read\('([A-Z_]+)'\)/g);
  expect(allMatches(table, /`([A-Z]+(?:_[A-Z]+)*)`/g)).toEqual(expect.arrayContaining(variables));
});

/** The options of Node in the line of a file that starts the server. */
const nodeOptions = (path: string): string[] =>
  allMatches(/^ *(?:"start"|CMD|ExecStart).*node.*main.*$|^ *"start".*$/m.exec(read(path))?.[0] ?? '', /(--[\w=-]+)/g);

test('npm start, the container and the service start Node with the same options', () => {
  expect(nodeOptions('package.json')).not.toEqual([]);
  for (const path of ['Dockerfile', 'docs/systemd/automatelier.service'])
    expect(nodeOptions(path), path).toEqual(nodeOptions('package.json'));
});
