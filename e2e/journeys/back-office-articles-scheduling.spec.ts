// @module-tag spec-2-4-3
// @module-tag spec-2-4-4
// @module-tag spec-4
import { expect } from '@playwright/test';
import { articlesAbout, articlesScreen, storeArticle } from '../screens/articles';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';

// The browser is in another time zone, but the back-office shows the time in Paris all the same.
test.use({ timezoneId: 'America/New_York' });
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('an article is scheduled, moved by dragging on the calendar, and published early', async ({
  page,
  stamp,
  api,
  request,
}) => {
  const { slug, id } = await storeArticle(api, stamp, 'Programme', { excerpt: 'En bref.' });
  const title = `Programme ${stamp}`;
  const statusForVisitors = async () => (await request.get(`/blog/${String(slug)}`)).status();
  const publishedAt = async () =>
    (await api.select('blog_posts', `select=published_at&id=eq.${String(id)}`))[0]?.['published_at'];
  const date = page.getByLabel('Date de publication (heure de Paris)');

  await visit(page, `/admin/blog/edit/${String(id)}`);
  await page.getByRole('button', { name: 'Programmer la publication' }).click();
  await date.fill('2099-03-27T09:30');
  await page.getByRole('button', { name: 'Programmer', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Programmer l’article/ });
  await question.getByRole('button', { name: 'Programmer' }).click();
  await expect(page.getByText('Article programmé pour le 27 mars 2099 à 09:30')).toBeVisible();
  expect(await publishedAt()).toBe('2099-03-27T08:30:00+00:00');
  expect(await statusForVisitors()).toBe(404);
  await visit(page, articlesAbout(stamp));
  await expect(articlesScreen(page).row(title).getByText('Programmé', { exact: true })).toBeVisible();

  await visit(page, '/admin/blog?vue=calendrier&mois=2099-03');
  const day = (name: string) => page.getByRole('region', { name, exact: true });
  const entry = day('27 mars').getByRole('listitem').filter({ hasText: title });
  await entry.scrollIntoViewIfNeeded();
  const from = await entry.boundingBox();
  const to = await day('29 mars').boundingBox();
  if (!from || !to) throw new Error('The calendar has no such days');
  await page.mouse.move(from.x + 8, from.y + from.height - 4);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect(day('29 mars').getByRole('link', { name: title })).toBeVisible();
  // Summer time begins or ends in between; in Paris it is still half past nine.
  expect(await publishedAt()).toBe('2099-03-29T07:30:00+00:00');
  expect(await statusForVisitors()).toBe(404);

  await day('29 mars').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Maintenant' }).click();
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await page.waitForURL((address) => address.pathname === '/admin/blog');
  expect(await statusForVisitors()).toBe(200);
});
