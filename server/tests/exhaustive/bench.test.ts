import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repositoryPath } from '../../src/core/repository-root';
import { newDirectory } from '../process/running-server';

const run = promisify(execFile);

test('npm run bench prints figures beside their budgets', async () => {
  const options = { cwd: repositoryPath('.'), env: { ...process.env, PORT: '0', DATA_DIR: newDirectory() } };
  const { stdout } = await run('npm', ['run', 'bench', '--silent', '--', 'start'], options);
  expect(stdout).toMatch(/second\s+[\d.]+ ms\s+kept \(at most 10000\)/);
});
