// @module-tag spec-10-27
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { startServer, type RunningServer } from '../process/running-server';
import { runCommandOn } from './backup-commands';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
const sample = repositoryPath('packages/import/tests/samples/wordpress.xml');
let server: RunningServer;
beforeAll(async () => void (server = await startServer()));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
const run = (command: 'import' | 'export', ...words: string[]) => runCommandOn(command, server.dataDirectory, words);

test('the command shows what it would do, does it when told to, and the running site has it', async () => {
  const preview = await run('import', sample);
  expect(preview.output).toMatch(
    /5 articles and 3 pages to bring, 4 of them drafts[^]*nobody will see[^]*block latest-posts[^]*place \/contact-2[^]*Nothing was written/,
  );
  expect((await run('import', sample, '--yes')).output).toMatch(/^8 created, 0 here already, 0 refused/);
  expect((await run('import', sample, '--yes')).output).toMatch(/^0 created, 8 here already, 0 refused/);
  const moved = await fetch(`${server.address}/2023/01/classique/`);
  expect([moved.status, moved.url]).toEqual([200, `${server.address}/blog/classique`]);
});

test('the command writes a folder with articles as Markdown, and brings it back once', async () => {
  expect((await run('export', join(folder, 'site'))).output).toContain('blog_posts');
  expect(readdirSync(join(folder, 'site/articles'))).toContain('classique.md');
  expect(readFileSync(join(folder, 'site/articles/classique.md'), 'utf8')).toContain('\n---\n\nPremière ligne');
  const again = await run('import', join(folder, 'site'), '--yes');
  expect(again.output).toMatch(/^ {2}blog_posts +0 rows$/m);
});

test('the commands say in one line what is wrong', async () => {
  const broken = join(folder, 'broken.xml');
  writeFileSync(broken, readFileSync(sample, 'utf8').slice(0, 5000));
  expect(await run('import', broken)).toMatchObject({
    code: 1,
    errors: `${broken}: The file stops in the middle: export once more.`,
  });
  expect(await run('import')).toMatchObject({ code: 1, errors: expect.stringMatching(/^Name the export: [^\n]*$/) });
  expect(await run('export', folder)).toMatchObject({ code: 1, errors: expect.stringMatching(/is not empty/) });
});
