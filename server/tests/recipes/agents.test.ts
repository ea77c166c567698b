// @module-tag spec-10-10
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { repositoryPath } from '@agency/process/repository-root';
import { recipes } from './recipe';

const text = readFileSync(repositoryPath('AGENTS.md'), 'utf8');
/** What a pattern's group finds in AGENTS.md, each once. */
const found = (pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];

test('AGENTS.md is one page, and leads to every recipe', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(100);
  expect(found(/\]\(docs\/recipes\/([\w-]+)\.md\)/g).toSorted()).toEqual([...recipes].toSorted());
});

test('every command that AGENTS.md names is one of package.json', () => {
  const commands = found(/`npm (?:run )?([\w:]+)/g);
  expect(commands).toContain('test:db');
  expect(commands.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});

test('every path that AGENTS.md names exists', () => {
  // Where a link leads, or code that has a slash or ends like a file.
  const paths = [...found(/\]\(([^)#:]+)[^)]*\)/g), ...found(/`([\w.-]+(?:\/[\w./-]*|\.\w+))`/g)];
  expect(paths).toContain('supabase/tests/roles/rights.ts');
  expect(paths.filter((path) => !existsSync(repositoryPath(path)))).toEqual([]);
});
