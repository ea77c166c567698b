// @module-tag spec-10-27
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSite } from '@agency-site/import/import-site';
import { readExport } from '@agency-site/import/read-export';
import { expect, onTestFinished, test } from 'vitest';
import type { Configuration } from '../../src/core/configuration';
import { repositoryPath } from '@agency-site/process/repository-root';
import { type StoredContent, withContent } from '../../src/transfer/content-database';
import { restoreFolder, writeFolder } from '../../src/transfer/content-folder';
import { importTarget } from '../../src/transfer/import-target';
import { png } from '../pictures';
import { useTestSupabase } from '../test-supabase';

const supabase = useTestSupabase();

/** Returns a configuration with the tests' API as a hosted project, to which the commands have only the secret key. */
const configurationOf = (
  secretKey: string | undefined,
  url = supabase.url,
): Pick<Configuration, 'supabase' | 'dataDirectory'> => ({
  supabase: {
    kind: 'hosted',
    url,
    publishableKey: supabase.keys.publishableKey,
    secretKey,
    serverSecret: undefined,
  },
  dataDirectory: '/nowhere',
});

test('a hosted project takes an import, and gives its rows, through its API with the secret key', async () => {
  const file = readFileSync(repositoryPath('packages/import/tests/samples/ghost-5.json'), 'utf8');
  const rows = await withContent(configurationOf(supabase.keys.secretKey), async (content) => {
    const target = importTarget(content, { fetchPictures: false, fetchFiles: false, allowPrivate: false });
    const { reported } = await importSite(readExport(file, 'https://ancien.example'), target);
    expect(reported.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
    return content.call('export_rows', { of_table: 'blog_posts', skipped: 0 });
  });
  expect(rows).toContainEqual(expect.objectContaining({ slug: 'relances-sans-effort', author: 'Léa Morel, Paul Roy' }));
});

const stored: readonly StoredContent[] = [
  { bucket: 'media', name: 'chantier-12x8-0a1b2c3d.png', type: 'image/png', bytes: new Uint8Array(png(12, 8)) },
  {
    bucket: 'files',
    name: 'tarifs-0a1b2c3d4e5f6a7b.pdf',
    type: 'application/pdf',
    bytes: new Uint8Array(Buffer.from('%PDF-1.7')),
  },
];

/**
 * Starts a gateway to the tests' API. A hosted project accepts files and large bodies with the secret key; our API accepts them only from
 * people, so the gateway sends them with an administrator's session.
 */
async function gateway(): Promise<string> {
  const session = `Bearer ${await supabase.signIn('administrator')}`;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const isForPeople = url.startsWith('/storage/') || Number(headers['content-length'] ?? 0) > 32 * 1024;
    const isSecret = headers.authorization === `Bearer ${supabase.keys.secretKey}`;
    const passed =
      isSecret && isForPeople ? { ...headers, authorization: session, apikey: supabase.keys.publishableKey } : headers;
    const passedOn = request(supabase.url + url, { method, headers: passed }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the export of a hosted project comes back into it, with its pictures and files', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hosted-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const folder = join(directory, 'export');
  const { database, keys } = supabase;
  const url = await gateway();
  await withContent(configurationOf(keys.secretKey, url), async (content) => {
    for (const file of [...stored, ...stored])
      expect(await content.store(file), 'once or twice').toBe(content.addressOf(file.bucket, file.name));
    expect(await writeFolder(folder, content, String)).toMatchObject({ pictures: 1, files: 1, skipped: [] });
    await database`delete from storage.objects where bucket_id in ('media', 'files')`;
    const gone = await database`delete from public.blog_posts returning slug`;
    await database`delete from public.trash`;
    const restored = await restoreFolder(folder, content);
    expect(restored).toMatchObject({ pictures: 1, files: 1, skipped: [], rows: { blog_posts: gone.length } });
    for (const { bucket, name, bytes } of stored) expect(await content.read(bucket, name)).toEqual(bytes);
    expect(Object.values((await restoreFolder(folder, content)).rows).every((count) => count === 0)).toBe(true);
  });
});

test.each([
  [undefined, /SUPABASE_SECRET_KEY/],
  ['sb_secret_wrong', /answers 401/],
])('with the key %s it takes nothing', async (key, words) => {
  const call = async (): Promise<unknown> =>
    withContent(configurationOf(key), (content) => content.call('exported_tables', {}));
  await expect(call()).rejects.toThrow(words);
});
