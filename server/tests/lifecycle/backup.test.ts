// @module-tag spec-10-10
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypes, smallMediaName } from '@agency-site/domain/media';
import { expect, test } from 'vitest';
import { sendContactRequest, sendUntilStopped, storedEmails } from './contact-requests';
import { runCommandOn } from './backup-commands';
import { makeDirectory, makeSeededDirectory, startServerProcess } from './server-process';

test.concurrent('a backup during requests contains all acknowledged rows, pictures and keys, and starts', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const place = makeDirectory(onTestFinished);
  const picture = 'atelier-1600x900-3f9a1c2e.webp';
  mkdirSync(join(directory, 'media'), { recursive: true });
  writeFileSync(join(directory, 'media', picture), 'pixels');
  writeFileSync(join(directory, 'media', smallMediaName(picture, mediaTypes.webp)), 'pix');
  mkdirSync(join(directory, 'originals'));
  writeFileSync(join(directory, 'originals', picture), 'as it was chosen');
  mkdirSync(join(directory, 'files'));
  writeFileSync(join(directory, 'files', 'a-0a1b2c3d4e5f6a7b.pdf'), '%PDF-1.7');
  writeFileSync(join(directory, 'media', '.atelier.webp.half-sent'), 'pix');
  const first = startServerProcess(directory);
  const { publishableKey, ...ready } = await first.ready;
  const acknowledged = new Set<string>();
  const stopped = new AbortController();
  let sending: Promise<void> | undefined;
  const before = await new Promise<readonly string[]>((resolve) => {
    sending = sendUntilStopped(
      { publishableKey, ...ready },
      (email) => {
        acknowledged.add(email);
        if (acknowledged.size === 50) resolve([...acknowledged]);
      },
      stopped.signal,
    );
  });
  const written = await runCommandOn('backup', directory, [place]);
  const meanwhile = acknowledged.size;
  await first.stop();
  stopped.abort();
  await sending;
  expect(written.errors).toBe('');
  expect(written.output).toMatch(/^Backup .+\.tar\.gz: \d+\.\d MB, \d\d tables, 4 picture files\n {2}in \d+\.\d s$/m);
  expect(meanwhile).toBeGreaterThan(before.length);
  const [name = ''] = readdirSync(place);
  expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);

  const copy = join(makeDirectory(onTestFinished), 'copy');
  const restored = await runCommandOn('restore', copy, [join(place, name)]);
  expect(restored.errors).toBe('');
  expect(restored.output).toMatch(/^ {2}public\.blog_posts +[1-9]\d* rows$/m);
  expect(readdirSync(copy).toSorted()).toEqual(['data', 'files', 'keys.json', 'media', 'originals']);
  expect(readFileSync(join(copy, 'originals', picture), 'utf8')).toBe('as it was chosen');
  expect(readFileSync(join(copy, 'files', 'a-0a1b2c3d4e5f6a7b.pdf'), 'utf8')).toBe('%PDF-1.7');
  const pictures = readdirSync(join(copy, 'media')).map((file) => [
    file,
    readFileSync(join(copy, 'media', file), 'utf8'),
  ]);
  expect(Object.fromEntries(pictures)).toEqual({
    [picture]: 'pixels',
    [smallMediaName(picture, mediaTypes.webp)]: 'pix',
  });
  const second = startServerProcess(copy);
  const stored = await storedEmails(await second.ready);
  expect(before.filter((email) => !stored.has(email))).toEqual([]);
  expect((await second.ready).publishableKey).toBe(publishableKey);
  expect(await sendContactRequest(await second.ready, 'apres@example.fr', 1)).toBe(201);
  await second.stop();
});

test.concurrent('a backup is restored into an empty directory, or over data that is moved aside', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const file = join(makeDirectory(onTestFinished), 'nuit.tar.gz');
  expect((await runCommandOn('backup', directory, [file])).errors).toBe('');
  writeFileSync(join(directory, 'keys.json'), '{}');

  const refused = await runCommandOn('restore', directory, [file]);
  expect(refused).toEqual({
    code: 1,
    output: '',
    errors: `DATA_DIR ${directory} has data: choose another one, or add --force to move it aside.`,
  });
  const server = startServerProcess(directory);
  await server.ready;
  const living = await runCommandOn('restore', directory, [file, '--force']);
  expect(living.errors).toMatch(/^DATA_DIR .+ is already used by process \d+: stop it, or choose another DATA_DIR\.$/);
  await server.stop();

  const forced = await runCommandOn('restore', directory, [file, '--force']);
  expect(forced.errors).toBe('');
  const aside = /What was there is in (.+)/.exec(forced.output)?.[1] ?? '';
  expect(readdirSync(aside).toSorted()).toEqual(['data', 'keys.json']);
  expect(readFileSync(join(aside, 'keys.json'), 'utf8')).toBe('{}');
  const second = startServerProcess(directory);
  expect(await sendContactRequest(await second.ready, 'apres@example.fr', 1)).toBe(201);
  await second.stop();
});

test.concurrent('a backup that was cut short, or is none, restores nothing and says so in one line', async ({
  onTestFinished,
}) => {
  const place = makeDirectory(onTestFinished);
  const file = join(place, 'nuit.tar.gz');
  await runCommandOn('backup', makeSeededDirectory(onTestFinished), [file]);
  truncateSync(file, Math.floor(statSync(file).size / 2));
  const letter = join(place, 'letter.txt');
  writeFileSync(letter, 'Bonjour');
  const copy = join(place, 'copy');
  for (const [path, reason] of [
    [file, 'is not a whole backup: unexpected end of file'],
    [letter, 'is not a whole backup: incorrect header check'],
  ] as const) {
    expect(await runCommandOn('restore', copy, [path])).toEqual({
      code: 1,
      output: '',
      errors: `${path} ${reason}`,
    });
    expect(readdirSync(copy)).toEqual([]);
  }
  const missing = await runCommandOn('backup', join(place, 'missing'), [join(place, 'new')]);
  expect(missing.errors).toBe(`There is no database in DATA_DIR ${join(place, 'missing')}.`);
  expect(existsSync(join(place, 'missing'))).toBe(false);
});
