// @module-tag spec-10-10
import { readFileSync } from 'node:fs';
import { repositoryPath } from '@agency-site/process/repository-root';
import { expect, test } from 'vitest';
import { blocksOf } from './recipe';

/** Removes the indentation, because quoted lines are indented less than their source. */
const withoutIndent = (code: string): string => code.replaceAll(/^ +/gm, '');

test.each(['README.md', 'AGENTS.md'])('the code that %s quotes stands in the file that it names', (page) => {
  const quoted = blocksOf(readFileSync(repositoryPath(page), 'utf8'));
  expect(quoted).not.toHaveLength(0);
  for (const { paths, text } of quoted)
    expect(withoutIndent(readFileSync(repositoryPath(paths[0] ?? ''), 'utf8'))).toContain(withoutIndent(text));
});
