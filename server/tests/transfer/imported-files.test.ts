// @module-tag spec-10-27
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importSite, type ImportOutcome } from '@agency-site/import/import-site';
import type { ImportedSite, ImportItem } from '@agency-site/import/model';
import { summaryOf } from '@agency-site/import/summary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importTarget } from '../../src/transfer/import-target';
import { reportLines } from '../../src/transfer/report';
import { png } from '../pictures';
import { useTestSupabase } from '../test-supabase';
import { contentOf } from './content-of';
import { itemLike } from './samples';

const supabase = useTestSupabase();
const pdf = Buffer.from('%PDF-1.7\nLes prix');
const files: Readonly<Record<string, Buffer>> = {
  '/uploads/Tarifs été_2024.pdf': pdf,
  '/uploads/copie.pdf': pdf,
  '/uploads/seul.csv': Buffer.from('Nom;Prix\nA;12'),
  '/uploads/seul.csv?v=1&w=2': Buffer.from('a;b'),
  '/uploads/faux.jpg': pdf,
  '/uploads/plan.png': png(12, 8),
  '/uploads/page.pdf': Buffer.from('<!doctype html><script>alert(1)</script>'),
  '/uploads/lourd.mp4': Buffer.concat([Buffer.from('\0\0\0 ftypisom'), Buffer.alloc(60 * 1024 * 1024)]),
};
let former: Server;
let elsewhere: Server;
let site: string;
const asked: string[] = [];
const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
beforeAll(async () => {
  elsewhere = createServer((_request, answer) => answer.writeHead(200).end('<html>Connectez-vous</html>'));
  const other = await listen(elsewhere);
  former = createServer((request, answer) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    if (path === '/uploads/ferme.pdf') return answer.writeHead(302, { location: `${other}/login` }).end();
    if (path === '/uploads/deplace.pdf') return answer.writeHead(301, { location: '/uploads/copie.pdf' }).end();
    const file = files[path];
    // Without Content-Length, so that the importer itself has to cut off a file that is too large.
    return answer.writeHead(file ? 200 : 404, { 'transfer-encoding': 'chunked' }).end(file);
  });
  site = await listen(former);
});
afterAll(() => [former, elsewhere].map((server) => server.close()));
beforeEach(() => void (asked.length = 0));

const linking = (id: string, paths: readonly string[], others: Partial<ImportItem> = {}): ImportItem => {
  const addresses = paths.map((path) => new URL(path, site).href);
  const content = addresses.map((address) => `<p><a href="${address.replaceAll('&', '&amp;')}">mot</a></p>`).join('\n');
  return itemLike({ slug: id, content }, { source_id: id, pictures: [], files: addresses, ...others });
};
const siteOf = (items: readonly ImportItem[], library: ImportedSite['files'] = []): ImportedSite => ({
  source: `wordpress ${site}`,
  items,
  addresses: [],
  files: library,
  omissions: [],
});
const bring = (read: ImportedSite, allowPrivate = true): Promise<ImportOutcome> =>
  importSite(read, importTarget(contentOf(supabase), { fetchPictures: false, fetchFiles: true, allowPrivate }));
const linksOf = async (slug: string): Promise<string[]> => {
  const [row] = await supabase.database<
    { content: string }[]
  >`select content from public.blog_posts where slug = ${slug}`;
  return Array.from(row?.content.matchAll(/href="([^"]+)"/g) ?? [], ([, address = '']) => address);
};
const redirectOf = async (path: string): Promise<unknown> =>
  (await supabase.database`select to_address from public.redirect_of(${path})`)[0]?.['to_address'];
const folder = (): string => join(dirname(supabase.mediaDirectory), 'files');
const stored = (): string[] => (existsSync(folder()) ? readdirSync(folder()).toSorted() : []);
const here = '/storage/v1/object/public/files/';

test('an import fetches files once, by content, and leads links and old addresses to them', async () => {
  const item = linking(
    'fichiers',
    ['/uploads/Tarifs été_2024.pdf', '/uploads/copie.pdf', '/uploads/deplace.pdf', '/uploads/plan.png', '/uploads/faux.jpg', '/uploads/page.pdf', '/uploads/absent.docx', '/uploads/ferme.pdf', '/uploads/lourd.mp4', '/uploads/outil.exe'],
    { former_paths: ['/fichiers-avant/', '/tarifs/', '/?attachment_id=9'] },
  ); // prettier-ignore
  const [tarifs = ''] = item.files;
  const outcome = await bring(
    siteOf([item], [
      { address: tarifs, pages: ['/tarifs/', '/?attachment_id=9'] },
      { address: `${site}/uploads/seul.csv`, pages: ['/seul/'] },
    ]),
  ); // prettier-ignore
  const failed = Object.fromEntries(
    Array.from(outcome.files.failed, ([address, reason]) => [address.split('/').at(-1), reason]),
  );
  expect(failed).toEqual({
    'faux.jpg': 'The content of this file is not a WebP, JPEG, PNG or GIF picture.',
    'page.pdf': expect.stringMatching(/^The content of this file is of no type that is taken/),
    'absent.docx': 'its server answers 404',
    'ferme.pdf': expect.stringMatching(/^The content of this file is of no type that is taken/),
    'lourd.mp4': 'A file has at most 40 MB.',
    'outil.exe': 'its type is not taken',
  });
  expect(asked).not.toContain('/uploads/outil.exe');
  expect(reportLines(outcome)[0]).toBe('1 created, 0 here already, 0 refused; 0 pictures and 5 files fetched');
  const names = stored();
  expect(names).toEqual([
    expect.stringMatching(/^seul-[0-9a-f]{16}\.csv$/),
    expect.stringMatching(/^tarifs-ete-2024-[0-9a-f]{16}\.pdf$/),
  ]);
  const [csv = '', paper = ''] = names.map((name) => here + name);
  expect(readFileSync(join(folder(), names[1] ?? ''))).toEqual(pdf);
  const [first, second, third, picture, ...others] = await linksOf('fichiers');
  expect([first, second, third]).toEqual([paper, paper, paper]);
  expect(picture).toMatch(/^\/storage\/v1\/object\/public\/media\/plan-12x8-[0-9a-f]{8}\.png$/);
  expect(others).toEqual(item.files.slice(4));
  for (const path of [
    '/uploads/Tarifs%20%C3%A9t%C3%A9_2024.pdf',
    '/uploads/copie.pdf',
    '/tarifs/',
    '/?attachment_id=9',
  ])
    expect([path, await redirectOf(path)]).toEqual([path, paper]);
  for (const path of ['/uploads/seul.csv', '/seul']) expect(await redirectOf(path)).toBe(csv);
  expect(await redirectOf('/fichiers-avant')).toBe('/blog/fichiers');

  asked.length = 0;
  const again = await bring(
    siteOf([item, linking('encore', ['/uploads/copie.pdf'])], [{ address: tarifs, pages: [] }]),
  );
  expect(again.files.moved.size).toBe(0);
  expect(asked.filter((path) => /Tarifs|copie|deplace|seul|plan/.test(path))).toEqual([]);
  expect(stored()).toEqual(names);
  expect(await linksOf('encore'), 'of a text that comes later').toEqual([paper]);
});

test('a later run brings the files that texts still link to, and changes nothing else', async () => {
  const { database } = supabase;
  const item = linking('plus-tard', ['/uploads/seul.csv?v=1&w=2']);
  const [address = ''] = item.files;
  const read = siteOf([item], [{ address, pages: ['/seule-page/'] }]);
  const { call } = contentOf(supabase);
  await importSite({ ...read, addresses: [{ from_path: '/seule-page/', to_address: '/blog' }] }, { call });
  expect(await linksOf('plus-tard')).toEqual([address.replace('&', '&amp;')]);
  await database`update public.blog_posts set title = 'Revu', content = '<p>Écrit ici.</p>' || content where slug = 'plus-tard'`;
  const ask = async () => ({
    awaited: [],
    without: [],
    files: (await call('imported_files', { source: read.source })) as Record<string, string>,
  });
  expect(summaryOf(read, ['plus-tard'], await ask(), true).files).toEqual([
    { address, titles: ['Devis & relances : le guide'] },
  ]);
  const blocks = [{ id: '00000000-0000-4000-8000-000000000001', kind: 'text', html: item.row.content }];
  await database`update public.pages set blocks = ${database.json(blocks)} where slug = 'mentions-legales'`;
  const outcome = await bring(read);
  expect([...outcome.files.moved.keys()]).toEqual([address]);
  const [row] = await database`select title, content from public.blog_posts where slug = 'plus-tard'`;
  const present = outcome.files.moved.get(address);
  expect(row).toEqual({ title: 'Revu', content: `<p>Écrit ici.</p><p><a href="${present}">mot</a></p>` });
  expect(await redirectOf('/seule-page')).toBe(present);
  const [page] = await database`select blocks from public.pages where slug = 'mentions-legales'`;
  expect(page?.['blocks'], 'not of the export').toEqual(blocks);
  expect(summaryOf(read, ['plus-tard'], await ask(), true).files).toEqual([]);
});

test('a file that was deleted here is imported again on request', async () => {
  const { database } = supabase;
  const item = linking('efface', ['/uploads/Tarifs été_2024.pdf']);
  await bring(siteOf([item]));
  await database`delete from public.redirects`;
  await database`delete from public.blog_posts`;
  await database`delete from public.trash`;
  await database`delete from storage.objects where bucket_id = 'files'`;
  const { files: brought } = await bring(siteOf([linking('efface-2', ['/uploads/Tarifs été_2024.pdf'])]));
  expect(brought.moved.size).toBe(1);
});

test('no file is fetched from this machine or its network', async () => {
  const addresses = ['http://10.0.0.8/x.pdf', 'http://169.254.169.254/y.pdf'];
  const { files: stays } = await bring(siteOf([linking('prive', [], { files: addresses })]), false);
  expect([...stays.failed.values()]).toEqual(['10.0.0.8', '169.254.169.254']);
});
