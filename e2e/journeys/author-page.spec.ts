// @module-tag spec-10-1
// @module-tag spec-2-3-5
import { expect } from '@playwright/test';
import { axeFindings } from '../screens/axe';
import { readHead } from '../screens/served-head';
import { structuredDataFaults } from '../screens/structured-data';
import { test } from '../screens/visitor';

const mark = Date.now();
const name = `Zoé Essai ${mark}`;
const address = `/blog/auteur/zoe-essai-${mark}`;
let profile: Record<string, unknown> = {};

test.beforeAll(async ({ api }) => {
  const [account] = await api.select('admins', 'select=user_id&order=created_at&limit=1');
  [profile = {}] = await api.select('profiles', `id=eq.${String(account?.['user_id'])}`);
  await api.update('profiles', `id=eq.${String(profile['id'])}`, { name, slug: null, biography: 'Elle écrit ici.' });
  await api.insertAll(
    'blog_posts',
    Array.from({ length: 7 }, (_, index) => ({
      slug: `signe-${mark}-${index}`,
      title: `Signé ${index}`,
      excerpt: 'Un essai',
      content: '<p>Un essai.</p>',
      status: 'published',
      author_id: profile['id'],
    })),
  );
});
test.afterAll(async ({ api }) => {
  await api.remove('blog_posts', `slug=like.signe-${mark}-*`);
  const { name: former, slug, biography } = profile;
  await api.update('profiles', `id=eq.${String(profile['id'])}`, { name: former, slug, biography });
});

test('an article leads to the page of its author, who is introduced above their articles', async ({
  page,
  request,
}) => {
  await page.goto(`/blog/signe-${mark}-0`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Elle écrit ici.')).toBeVisible();
  await expect(page.getByText('7 articles, page 1 sur 2')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  const { graph } = await readHead(request, address);
  expect(structuredDataFaults(graph)).toEqual([]);
  expect(graph.at(-1)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name } });
  expect(await (await request.get(`${address}.md`)).text()).toContain(`# ${name}`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${address}<`);
  for (const path of [`${address}?page=3`, '/blog/auteur/personne'])
    expect((await request.get(path)).status()).toBe(404);
});
