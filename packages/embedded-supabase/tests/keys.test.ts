import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrCreateApiKeys } from '../src/api-keys';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('the secret that signs sessions is random, 64 hexadecimal characters, and kept', async () => {
  const first = await readOrCreateApiKeys(directory);
  const again = await readOrCreateApiKeys(directory);
  const other = await readOrCreateApiKeys(mkdtempSync(join(directory, 'other-')));
  expect(first.jwtSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toEqual(first);
  expect(new Set([first.jwtSecret, first.publishableKey, first.secretKey, ...Object.values(other)]).size).toBe(6);
});

test('the file has mode 600, whatever the umask', async () => {
  const folder = mkdtempSync(join(directory, 'umask-'));
  const before = process.umask(0);
  await readOrCreateApiKeys(folder);
  process.umask(before);
  expect(modeOf(join(folder, 'keys.json'))).toBe(0o600);
});

test('a file whose mode was opened is closed again at the next start', async () => {
  const file = join(directory, 'keys.json');
  await readOrCreateApiKeys(directory);
  chmodSync(file, 0o644);
  await readOrCreateApiKeys(directory);
  expect(modeOf(file)).toBe(0o600);
});

test('the keys say which they are', async () => {
  const keys = await readOrCreateApiKeys(directory);
  expect(keys.publishableKey).toMatch(/^sb_publishable_/);
  expect(keys.secretKey).toMatch(/^sb_secret_/);
  expect(readFileSync(join(directory, 'keys.json'), 'utf8')).toContain(keys.jwtSecret);
});
