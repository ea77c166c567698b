// @module-tag spec-10-17
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '@agency-site/domain/system-state';
import { expect, onTestFinished, test } from 'vitest';
import { recordBackup } from '@agency-site/process/data-directory-files';
import { readConfiguration } from '../core/configuration';
import { knownMigrations } from '@agency-site/process/migration-files';
import { unknownState } from './server-state';
import { repositoryPath } from '@agency-site/process/repository-root';
import { checkDatabase } from './database-checks';
import { checkBackup, checkDirectory, checkKeys } from './directory-checks';
import { englishSentence, checkRunning } from './run-all-checks';
import { checkClock, checkDisk, checkNode, packageFacts } from './machine-checks';
import { checkAddress, tryMail } from './setting-checks';

const lineOf = (finding: Finding): string => `${finding.level}: ${englishSentence(finding)}`;

function emptyDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test('the machine: versions of Node, room on the disk, the clock', () => {
  expect(lineOf(checkNode('24.15.0'))).toBe('good: Node.js 24.15.0.');
  expect(lineOf(checkNode('24.9.1'))).toBe('bad: Node.js 24.9.1 is too old: install 24.15 or later.');
  expect(lineOf(checkNode('100.0.0'))).toMatch(/^good/);
  expect(lineOf(checkDisk({ freeBytes: 4.4e9, totalBytes: 40e9 }))).toBe(
    'good: 4.4 GB of 40.0 GB are free on the disk.',
  );
  expect(lineOf(checkDisk({ freeBytes: 0.4e9, totalBytes: 40e9 }))).toMatch(/^warning: .+: free some space\.$/);
  expect(lineOf(checkDisk({ freeBytes: 9e6, totalBytes: 40e9 }))).toMatch(/^bad/);
  const now = new Date('2026-11-22T21:00:00Z');
  expect(lineOf(checkClock(now, now))).toBe('good: The clock is right, and time zones are known.');
  expect(lineOf(checkClock(new Date('2026-11-22T20:59:00Z'), now))).toMatch(/^warning: The clock is 60 s apart/);
  expect(lineOf(checkClock(new Date('2026-11-22T22:00:00Z'), now))).toMatch(/^bad: The clock is 3600 s apart/);
});

test('the version that the screens show is the last one of the changelog', () => {
  const changelog = readFileSync(repositoryPath('CHANGELOG.md'), 'utf8');
  expect(/^## \[(\d[^\]]*)\]/m.exec(changelog)?.[1]).toBe(packageFacts().version);
});

test('the data directory: new, unusable, its keys and its last backup', async () => {
  const directory = emptyDirectory();
  expect(lineOf(await checkDirectory(directory))).toMatch(/^warning: DATA_DIR .+ is new: the first start fills it\./);
  const file = join(directory, 'keys.json');
  expect(lineOf(checkKeys(directory))).toMatch(/^bad: keys\.json is missing/);
  writeFileSync(file, JSON.stringify({ jwtSecret: 'f'.repeat(64) }), { mode: 0o600 });
  expect(lineOf(checkKeys(directory))).toMatch(/^good/);
  chmodSync(file, 0o644);
  expect(lineOf(checkKeys(directory))).toMatch(/^warning: keys\.json can be read by other accounts/);
  expect(lineOf(await checkDirectory(join(file, 'data')))).toMatch(/^bad: DATA_DIR .+ cannot be used \(ENOTDIR/);
  expect(lineOf(checkBackup(directory))).toMatch(/^warning: No backup was made/);
  recordBackup(directory, { takenAt: '2026-11-22T03:17:00.000Z', bytes: 4.2e6 });
  const nextDay = Date.parse('2026-11-23T09:00:00Z');
  expect(lineOf(checkBackup(directory, nextDay))).toBe('good: The last backup is of 2026-11-22 03:17 UTC (4.2 MB).');
  expect(lineOf(checkBackup(directory, nextDay + 3 * 86_400_000))).toMatch(/^warning/);
  // A backup from a time when the clock was ahead proves nothing about the time since.
  expect(lineOf(checkBackup(directory, nextDay - 30 * 86_400_000))).toMatch(/^warning/);
});

test('the database: migrations, administrators, pending rows', () => {
  const known = knownMigrations(repositoryPath('supabase/migrations'));
  const facts = {
    version: '18.4',
    bytes: 12e6,
    now: new Date(),
    connections: 3,
    active: 1,
    migrations: known,
    administrators: 1,
    failedPurges: [],
  };
  const outbox = { waiting: 0, failed: 0, oldestSeconds: 0, lastSentAt: null, mailProblem: null, mailboxProblem: null };
  const check = (changes: object, waiting = {}, named = false) =>
    checkDatabase({ ...facts, ...changes }, { ...outbox, ...waiting }, named).map(lineOf);
  expect(check({}).filter((line) => !line.startsWith('good'))).toEqual([]);
  expect(check({ migrations: [...known, ...known] })).toContain(
    `good: All ${2 * known.length} migrations are applied.`,
  );
  expect(check({ migrations: known.slice(0, -1) })).toContain(
    `warning: 1 of ${known.length} migrations are not applied yet: the next start does that.`,
  );
  expect(check({ migrations: [...known, '29991231235959'] }).join()).toMatch(/bad: .+ not know \(29991231235959\)/);
  // The server prints the same sentence when it starts.
  expect(check({ migrations: ['20261122200000'] }).join()).toContain(
    'bad: The database was made before release 1.0.0 and',
  );
  expect(check({ administrators: 0 }).join()).toMatch(/bad: There is no administrator: set ADMIN_EMAIL/);
  expect(check({ administrators: 0 }, {}, true).join()).toMatch(/warning: There is no administrator yet/);
  expect(check({ failedPurges: ['private.purge_contacts(): held'] }).join()).toMatch(
    /bad: No longer erased, remove what holds it: private\.purge_contacts\(\): held/,
  );
  expect(check({}, { waiting: 3, oldestSeconds: 7200 }).join()).toMatch(
    /warning: .+: 3 wait \(the oldest for 2 h\), 0 failed/,
  );
});

test('settings: the public address, and mail servers that do not answer', async () => {
  expect(lineOf(checkAddress(readConfiguration({ SITE_URL: 'https://www.example.fr' })))).toMatch(/^good/);
  expect(lineOf(checkAddress(readConfiguration({ SITE_URL: 'http://www.example.fr' })))).toMatch(
    /^warning: .+ not one of https/,
  );
  const mail = {
    SMTP_URL: 'smtp://account:secret@127.0.0.1:9',
    MAIL_FROM: 'a@example.fr',
    IMAP_URL: 'imap://account:secret@127.0.0.1:9',
  };
  const refused = (await tryMail(readConfiguration(mail))).map(lineOf);
  expect(refused).toEqual([
    expect.stringMatching(/^bad: 127\.0\.0\.1:9 does not take e-mails \(connect ECONNREFUSED/),
    expect.stringMatching(/^bad: The mailbox of returned e-mails cannot be read \(connect ECONNREFUSED/),
  ]);
  expect(refused.join()).not.toContain('secret');
});

const checkedHosted = (environment: NodeJS.ProcessEnv, answers: boolean): string[] =>
  checkRunning(readConfiguration(environment), unknownState, answers).map(lineOf);

test('a hosted project: whether it answers, and mail only where this server sends it', () => {
  const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
  expect(checkedHosted(hosted, true).slice(1)).toEqual([
    'good: https://x.supabase.co answers.',
    expect.stringMatching(/^warning: SITE_URL is not set/),
  ]);
  expect(checkedHosted({ ...hosted, SUPABASE_SECRET_KEY: 'sb_secret_x' }, false).slice(1)).toEqual([
    expect.stringMatching(/^bad: https:\/\/x\.supabase\.co does not answer/),
    expect.stringMatching(/^warning: SITE_URL is not set/),
    'warning: No e-mail leaves: set SMTP_URL and MAIL_FROM.',
  ]);
});
