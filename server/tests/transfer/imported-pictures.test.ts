// @module-tag spec-10-27
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { importSite, type ImportOutcome } from '@agency-site/import/import-site';
import type { ImportItem } from '@agency-site/import/model';
import { summaryOf } from '@agency-site/import/summary';
import { expect, test } from 'vitest';
import { importTarget } from '../../src/transfer/import-target';
import { png } from '../pictures';
import { useTestSupabase } from '../test-supabase';
import { contentOf } from './content-of';
import { itemLike } from './samples';

const supabase = useTestSupabase();
const bring = (item: ImportItem, allowPrivate = true): Promise<ImportOutcome> =>
  importSite(
    { source: 'test', items: [item], addresses: [], omissions: [] },
    importTarget(contentOf(supabase), { fetchPictures: true, fetchFiles: false, allowPrivate }),
  );

test('an import fetches pictures on request, by their content, and shows the new addresses', async () => {
  const picture = png(12, 8);
  const place = Buffer.from('PLACE 48.85 2.35');
  // A chunk of text after the header.
  const pngStart = [
    picture.subarray(0, 33),
    Buffer.from([0, 0, 0, place.length]),
    Buffer.from('tEXt'),
    place,
    Buffer.alloc(4),
  ];
  const files: Readonly<Record<string, Buffer>> = {
    '/Façade 1.png': Buffer.concat([...pngStart, picture.subarray(33)]),
    '/page.png': Buffer.from('<html>'),
    '/coupee.png': picture.subarray(0, -2),
  };
  const server = createServer((request, answer) => {
    const path = decodeURIComponent(request.url ?? '');
    if (path === '/ailleurs.png') return answer.writeHead(302, { location: '/Fa%C3%A7ade%201.png' }).end();
    const file = files[path];
    return answer.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const pictures = ['/ailleurs.png', '/page.png', '/coupee.png', '/absente.png'].map((path) => ({
      address: origin + path,
      alt: 'La façade',
      caption: 'Rue des Lilas',
    }));
    const [{ address: former } = { address: '' }] = pictures;
    const content = pictures.map(({ address }) => `<figure><img src="${address}" alt=""></figure>`).join('\n');
    const item = itemLike({ slug: 'images', content, featured_image_url: former }, { source_id: 'images', pictures });
    const outcome = await bring(item);
    expect(outcome.pictures.moved.size).toBe(1);
    expect([...outcome.pictures.failed.values()]).toEqual([
      'The content of this file is not a WebP, JPEG, PNG or GIF picture.',
      'The content of this file is not a WebP, JPEG, PNG or GIF picture.',
      'its server answers 404',
    ]);
    const [row] =
      await supabase.database`select content, featured_image_url from public.blog_posts where slug = 'images'`;
    expect(row?.['featured_image_url']).toMatch(
      /^\/storage\/v1\/object\/public\/media\/ailleurs-12x8-[0-9a-f]{8}\.png$/,
    );
    expect(row?.['content']).toBe(content.replace(former, String(row?.['featured_image_url'])));
    const [stored = ''] = readdirSync(supabase.mediaDirectory);
    expect(row?.['featured_image_url']).toMatch(new RegExp(`/${stored}$`));
    expect(readFileSync(join(supabase.mediaDirectory, stored))).toEqual(picture);
    const words = () => supabase.database`select alt, caption from public.pictures where name = ${stored}`;
    expect(await words()).toEqual([{ alt: 'La façade', caption: 'Rue des Lilas' }]);
    // A description that somebody wrote here stays when another imported article shows the same picture.
    await supabase.database`update public.pictures set alt = 'Écrit ici', caption = '' where name = ${stored}`;
    const other = itemLike({ slug: 'images-encore', content }, { source_id: 'images-2', pictures });
    await bring(other);
    expect(await words()).toEqual([{ alt: 'Écrit ici', caption: 'Rue des Lilas' }]);
  } finally {
    server.close();
  }
});

test('a later run fetches pictures that texts or blocks still show, and changes nothing else', async () => {
  const [cover, plan, gone, drawn] = ['une.png', 'plan.png?a=1&b=2', 'ote.png', 'dessin.png?a=1&b=2'].map(
    (name) => `https://a.example/${name}`,
  ) as [string, string, string, string];
  const pictures = [cover, plan, gone, drawn].map((address) => ({ address, alt: 'Vu là-bas', caption: '' }));
  const content = [cover, plan, gone]
    .map((address) => `<img src="${address.replace('&', '&amp;')}" alt="">`)
    .join('\n');
  const items = [
    itemLike({ slug: 'plus-tard', content, featured_image_url: cover }, { source_id: 'later', pictures }),
    itemLike(
      { slug: 'une-page', content, featured_image_url: null },
      { source_id: 'later-page', kind: 'page', pictures },
    ),
  ];
  const site = { source: 'later', items, addresses: [], omissions: [] };
  const { call } = contentOf(supabase);
  await importSite(site, { call });
  const { database } = supabase;
  const changed = `<p>Écrit ici</p><img src="${plan.replace('&', '&amp;')}" alt="Dit ici">`;
  await database`update public.blog_posts set title = 'Revu', content = ${changed} where slug = 'plus-tard'`;
  await database`insert into public.blog_posts (slug, title, content) values ('a-nous', 'À nous', ${changed})`;
  const inBlocks = (src: string) => [
    { id: '00000000-0000-4000-8000-000000000001', kind: 'gallery', pictures: [{ picture: { src, alt: 'Le dessin' } }] },
    {
      id: '00000000-0000-4000-8000-000000000002',
      kind: 'text',
      html: `<p><img src="${src.replace('&', '&amp;')}" alt=""> <a href="${drawn}">Le dessin</a></p>`,
    },
  ];
  await database`update public.pages set blocks = ${database.json(inBlocks(drawn))} where slug = 'une-page'`;
  expect(
    summaryOf(
      site,
      ['later', 'later-page'],
      { awaited: (await call('awaited_pictures', { source: 'later' })) as string[], without: [] },
      true,
    ).awaited,
  ).toBe(4);

  const asked: string[] = [];
  const movePicture = async (address: string): Promise<string> => {
    asked.push(address);
    if (address === gone) throw new Error('gone');
    return `/storage/v1/object/public/media/ici-${asked.length}.png`;
  };
  const outcome = await importSite(site, { call, movePicture });
  expect(outcome.reported.map(({ outcome: became }) => became)).toEqual(['known', 'known']);
  expect(asked).toEqual([cover, plan, gone, drawn]);
  const [row] =
    await database`select title, content, featured_image_url from public.blog_posts where slug = 'plus-tard'`;
  expect(row).toEqual({
    title: 'Revu',
    content: '<p>Écrit ici</p><img src="/storage/v1/object/public/media/ici-2.png" alt="Dit ici">',
    featured_image_url: '/storage/v1/object/public/media/ici-1.png',
  });
  const [page] = await database`select content, blocks from public.pages where slug = 'une-page'`;
  expect(String(page?.['content']).match(/src="[^"]+"/g)).toEqual([
    'src="/storage/v1/object/public/media/ici-1.png"',
    'src="/storage/v1/object/public/media/ici-2.png"',
    `src="${gone}"`,
  ]);
  expect(page?.['blocks'], 'a link stays').toEqual(inBlocks('/storage/v1/object/public/media/ici-4.png'));
  const [other] = await database`select content from public.blog_posts where slug = 'a-nous'`;
  expect(other?.['content'], 'not of the export').toBe(changed);
  await importSite(site, { call, movePicture });
  expect(asked.slice(4), 'those that came are not asked for again').toEqual([gone]);
});

test.each(['http://127.0.0.1:1/x.png', 'http://[::1]/x.png', 'http://169.254.169.254/latest', 'http://10.0.0.8/x.png'])(
  'no picture is fetched from %s, which is no public address',
  async (address) => {
    const item = itemLike(
      { slug: `prive-${address.length}` },
      { source_id: address, pictures: [{ address, alt: '', caption: '' }] },
    );
    const { pictures } = await bring(item, false);
    expect(pictures.failed.get(address)).toBe(new URL(address).hostname.replace(/^\[|\]$/g, ''));
  },
);
