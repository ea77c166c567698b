// @module-tag spec-10-2
// @module-tag spec-10-4
// @module-tag spec-2-4-3
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articlesAbout, articlesScreen, storeArticle } from '../screens/articles';

// Specification §2.4 "/admin/blog", §4 "Article status", §5 "Deleting", §8, §9 "Tags shown".
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test(
  'a long list has pages, and turns back from one that a deletion emptied',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { rows, choose, dialog, banner } = articlesScreen(page);
    await api.insertAll(
      'blog_posts',
      Array.from({ length: 26 }, (_, n) => ({ slug: `page-${n}-${stamp}`, title: `Page ${n} ${stamp}`, content: 'x' })),
    );
    await visit(page, articlesAbout(stamp));
    await page.getByLabel('Trier par', { exact: true }).selectOption('Titre de A à Z');
    await expect(page.getByText('1–25 sur 26')).toBeVisible();
    await page.getByRole('button', { name: 'Suivants' }).click();
    await expect(rows).toHaveText([`Page 25 ${stamp}`]);
    await expect(page).toHaveURL(/\/admin\/blog\?.*page=2/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/blog\?.*page=1/);
    await expect(rows).toHaveCount(25);
    await page.goForward();
    await expect(rows).toHaveText([`Page 25 ${stamp}`]);
    await choose(`Page 25 ${stamp}`, 'Supprimer');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(rows).toHaveCount(25);
    await expect(banner).toHaveCount(0);
  },
);

test('the list is printed with all its columns on the paper', async ({ page, stamp, api }) => {
  await storeArticle(api, stamp, 'Catalogue');
  await page.setViewportSize({ width: 660, height: 900 });
  await visit(page, articlesAbout(stamp));
  const table = page.getByRole('table');
  await expect(table).toContainText(stamp);
  await page.emulateMedia({ media: 'print' });
  const ends = () =>
    table.evaluate((box) =>
      Math.max(...[...box.querySelectorAll('th, td')].map((cell) => cell.getBoundingClientRect().right)),
    );
  await expect.poll(ends).toBeLessThanOrEqual(660);
});

test('a telephone shows all of it without scrolling sideways', async ({ page, stamp, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeArticle(api, stamp, 'Anticonstitutionnellement', {
    tags: ['facturation électronique', 'plateforme agréée', 'comptabilité'],
    status: 'published',
  });
  await visit(page, articlesAbout(stamp));
  await expect(
    articlesScreen(page)
      .row(`Anticonstitutionnellement ${stamp}`)
      .getByRole('button', { name: /^Plus d’actions/ }),
  ).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByRole('button', { name: 'Supprimer', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
