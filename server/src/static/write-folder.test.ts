// @module-tag spec-10-19
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeFolder } from './write-folder';

const parent = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(parent, { recursive: true }));

const filesOf = (texts: Record<string, string>): Map<string, Uint8Array> =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

test('unchanged files are not touched, and obsolete ones are removed', async () => {
  const directory = join(parent, 'site');
  await writeFolder(directory, filesOf({ _headers: 'a', 'blog/un.html': 'un', 'blog/deux.html': 'deux' }), '_headers');
  const before = statSync(join(directory, '_headers'));
  const again = filesOf({ _headers: 'a', 'blog/un.html': 'un, revu', 'trois.html': 'trois' });
  expect(await writeFolder(directory, again, '_headers')).toEqual({ written: 2, removed: 1 });
  expect(statSync(join(directory, '_headers')).mtimeMs).toBe(before.mtimeMs);
  expect(readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    '_headers',
    'blog',
    'blog/un.html',
    'trois.html',
  ]);
});

test('a folder of something else is refused', async () => {
  const directory = join(parent, 'photos');
  mkdirSync(directory);
  writeFileSync(join(directory, 'ete.jpg'), 'a');
  await expect(writeFolder(directory, filesOf({ _headers: 'a' }), '_headers')).rejects.toThrow('holds other files');
  expect(readdirSync(directory)).toEqual(['ete.jpg']);
});
