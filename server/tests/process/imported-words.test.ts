// @module-tag spec-10-27
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ghostExport, wordPressExport } from '../../../packages/import/tests/samples/restricted-content';
import { expect, test } from 'vitest';
import { runCommandOn } from '../lifecycle/backup-commands';
import { administrator, saveSetting, signIn } from './api-of';
import { useServer } from './running-server';

const server = useServer(administrator);
const text = async (path: string): Promise<string> => (await fetch(server.address + path)).text();
const words = (content: string, shape: RegExp): string[] => [...new Set(content.match(shape))].toSorted();

/** Returns everything that a stranger can read: each page to which another one, a feed or a list links, as HTML and as Markdown. */
async function everythingPublic(): Promise<string> {
  const read = new Map<string, string>();
  for (let found = new Set(['/', '/sitemap.xml', '/rss.xml', '/llms.txt', '/blog']); found.size > 0;) {
    const texts = await Promise.all([...found].map(async (path) => [path, await text(path)] as const));
    for (const [path, content] of texts) read.set(path, content);
    const urls = texts.flatMap(([, content]) =>
      Array.from(
        content.matchAll(/(?:href="|<loc>|<link>|\]\()([^"<)]+)/g),
        ([, url = '']) => new URL(url, server.address),
      ),
    );
    const own = urls.filter(
      ({ origin, pathname }) => origin === server.address && !/^\/(admin|assets|rest|storage)/.test(pathname),
    );
    found = new Set(own.map(({ pathname }) => pathname).filter((path) => !read.has(path)));
  }
  return [...read.values()].join('\n');
}

test('no page, feed, list, search or table shows a word of an import that strangers did not see', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'imported-'));
  await saveSetting(server, await signIn(server), 'comments_enabled', 'true');
  const files = [wordPressExport(), ghostExport()];
  for (const [index, file] of files.entries()) {
    const name = join(folder, `export-${index}`);
    writeFileSync(name, file);
    expect((await runCommandOn('import', server.dataDirectory, [name, '--yes'])).code).toBe(0);
  }
  rmSync(folder, { recursive: true });
  const tables = ['blog_posts', 'pages', 'comments'].map(async (table) => {
    const headers = { apikey: server.publishableKey() };
    return (await fetch(`${server.address}/rest/v1/${table}?select=*`, { headers })).text();
  });
  const shown = (await everythingPublic()) + (await Promise.all(tables)).join('\n');
  expect(words(shown, /(private|draft)[wg]\d+x/g)).toEqual([]);
  expect(words(files.join(), /public[wg]\d+x/g).filter((word) => !shown.includes(word))).toEqual([]);
  for (const word of ['privatew1x', 'privateg2x'])
    expect(await text(`/recherche?q=${word}`)).not.toMatch(/href="\/blog\/(t|g)-/);
});
