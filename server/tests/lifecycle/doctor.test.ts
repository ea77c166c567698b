// @module-tag spec-10-17
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandOn } from './backup-commands';
import { makeSeededDirectory } from './server-process';

test.concurrent('the doctor starts the database of a stopped server, and reports what is missing', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const { output, errors } = await runCommandOn('doctor', directory);
  expect(errors).toBe('');
  for (const line of [
    /^✓ Node\.js \d+\.\d+\.\d+\.$/m,
    /^✓ DATA_DIR \/.+ can be used, and no server uses it\.$/m,
    /^! The server does not run: start it with npm start\.$/m,
    /^✓ PostgreSQL 18\.\d+ answers; the database has \d+\.\d MB\.$/m,
    /^✓ (?:The migration is|All \d+ migrations are) applied\.$/m,
    /^✗ There is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD, then restart\.$/m,
    /^! SITE_URL is not set: links in e-mails lead to http:\/\/127\.0\.0\.1:3000, which others cannot open\.$/m,
    /^! No e-mail leaves: set SMTP_URL and MAIL_FROM\.$/m,
    /^! No backup was made: run npm run backup each night/m,
  ])
    expect(output).toMatch(line);
});

test.concurrent('the doctor names what is broken in a data directory, and ends with 1', async ({ onTestFinished }) => {
  const directory = makeSeededDirectory(onTestFinished);
  const log = join(directory, 'data', 'pg_wal');
  for (const entry of readdirSync(log, { withFileTypes: true })) if (entry.isFile()) rmSync(join(log, entry.name));
  writeFileSync(join(directory, 'keys.json'), '{"jwtSecret": "half');
  const { code, output } = await runCommandOn('doctor', directory);
  expect(code).toBe(1);
  expect(output).toMatch(/^✗ keys\.json cannot be read: put it back from a backup\.$/m);
  expect(output).toMatch(
    /^✗ The database does not answer \(PostgreSQL could not start: PANIC.+\): .+ restore the last backup\.$/m,
  );
});
