// @module-tag spec-10-27
import { importSite } from '@agency-site/import/import-site';
import type { ImportItem } from '@agency-site/import/model';
import { summaryOf } from '@agency-site/import/summary';
import { expect, test } from 'vitest';
import { useTestSupabase } from '../test-supabase';
import { contentOf } from './content-of';
import { itemLike } from './samples';

const supabase = useTestSupabase();

test('a later file brings the featured picture that an earlier one lacked, as one whole file', async () => {
  const { database } = supabase;
  const { call } = contentOf(supabase);
  const files = 'https://ancien.example/wp-content/uploads';
  const [cover, thumbnail] = [`${files}/Façade.jpg`, `${files}/Façade-300x200.jpg`];
  const pictures = [cover, thumbnail].map((address) => ({ address, alt: 'La façade', caption: '' }));
  const ids = ['attend', 'choisie', 'retiree'];
  const siteOf = (others: Partial<ImportItem>, url: string | null) => ({
    source: 'wordpress https://ancien.example',
    items: ids.map((id) =>
      itemLike(
        {
          slug: id,
          content: `<img src="${thumbnail}" alt="">`,
          featured_image_url: url,
          featured_image_alt: 'La façade',
        },
        { source_id: id, ...others },
      ),
    ),
    addresses: [],
    omissions: [],
  });
  await importSite(siteOf({ awaits_picture: true }, null), { call });
  await database`update public.blog_posts set featured_image_url = '/ici.png' where slug = 'choisie'`;
  const full = siteOf({ pictures }, cover);
  const ask = async (name: string) => (await call(name, { source: full.source })) as string[];
  expect(await ask('items_awaiting_picture')).toEqual(['attend', 'retiree']);
  expect(summaryOf(full, ids, { awaited: [], without: await ask('items_awaiting_picture') }, true).awaited).toBe(1);
  const asked: string[] = [];
  const movePicture = (address: string): Promise<string> => {
    asked.push(address);
    return Promise.resolve('/storage/v1/object/public/media/facade.jpg');
  };
  await importSite(full, { call, movePicture });
  expect(asked).toEqual([cover]);
  await database`update public.blog_posts set featured_image_url = null where slug = 'retiree'`;
  await importSite(full, { call, movePicture });
  const rows = await database`
    select slug, featured_image_url, content from public.blog_posts where slug = any (${ids}) order by slug`;
  const content = '<img src="/storage/v1/object/public/media/facade.jpg" alt="">';
  expect(rows).toEqual([
    { slug: 'attend', featured_image_url: '/storage/v1/object/public/media/facade.jpg', content },
    { slug: 'choisie', featured_image_url: '/ici.png', content },
    { slug: 'retiree', featured_image_url: null, content },
  ]);
  for (const path of [new URL(cover).pathname, new URL(thumbnail).pathname])
    expect(await database`select to_address from public.redirect_of(${path})`).toEqual([
      { to_address: '/storage/v1/object/public/media/facade.jpg' },
    ]);
});

test('addresses with a suffix of the former site lead where the addresses themselves lead', async () => {
  const { database } = supabase;
  await database`insert into public.redirects (from_path, to_address) values
    ('/2024/03/devis', '/contact'), ('/category/crm', '/blog'), ('/category/crm/feed', '/rss.xml')`;
  const targets = await Promise.all(
    [
      '/2024/03/devis/feed/',
      '/2024/03/devis/comment-page-2',
      '/category/crm/page/3/',
      '/category/crm/feed',
      '/blog/page/2',
      '/page/2',
      '/feed',
      '/rien/page/2',
    ].map(
      async (path) =>
        (await database`select to_address from public.redirect_of(${path})`)[0]?.['to_address'] as unknown,
    ),
  );
  expect(targets).toEqual(['/contact', '/contact', '/blog', '/rss.xml', '/blog', '/', undefined, undefined]);
});
