// @module-tag spec-10-10
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldBackups, namedBackup, newBackupFile } from './backup-files';

test('the newest backups of a folder stay, with whatever else is there and a backup under way', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'backups-')), 'site');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  const files = [1, 2, 3, 4].map((day) => newBackupFile(folder, new Date(Date.UTC(2026, 10, day, 3))));
  const others = [
    'backup-20261102T000000Z.tar.gz.partial',
    'backup-20261105T000000Z.tar.gz.partial',
    'before-the-move.tar.gz',
  ];
  for (const file of [...files, ...others.map((name) => join(folder, name))]) writeFileSync(file, '');
  expect(deleteOldBackups(folder, 2).toSorted()).toEqual([
    'backup-20261101T030000Z.tar.gz',
    'backup-20261102T000000Z.tar.gz.partial',
    'backup-20261102T030000Z.tar.gz',
  ]);
  expect(readdirSync(folder).toSorted()).toEqual([
    'backup-20261103T030000Z.tar.gz',
    'backup-20261104T030000Z.tar.gz',
    'backup-20261105T000000Z.tar.gz.partial',
    'before-the-move.tar.gz',
  ]);
  expect(deleteOldBackups(folder, 2)).toEqual([]);
});

test('a backup is named by its file, or by a folder whose newest it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => namedBackup(folder)).toThrow(/has no backup-….tar.gz: name a file\.$/);
  expect(() => namedBackup(join(folder, 'ailleurs'))).toThrow(/^There is no file or folder .+ailleurs\.$/);
  const [, newest = '', named = ''] = [
    newBackupFile(folder, new Date(Date.UTC(2026, 10, 1))),
    newBackupFile(folder, new Date(Date.UTC(2026, 10, 2))),
    join(folder, 'z.tar.gz'),
    join(folder, 'backup-20261105T000000Z.tar.gz.partial'),
  ].map((file) => (writeFileSync(file, ''), file));
  expect(namedBackup(folder)).toBe(newest);
  expect(namedBackup(named)).toBe(named);
});
