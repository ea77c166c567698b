// @module-tag spec-2-3-4
import { expect } from '@playwright/test';
import { isExhaustive } from '../screens/exhaustive';
import { categoryAddresses } from '../screens/public-addresses';
import { test } from '../screens/visitor';

test('each category has a page with an introduction, found from its articles, and in the sitemap', async ({
  reader: page,
  request,
}) => {
  await page.goto('/blog/combien-coute-une-automatisation');
  await page.getByRole('article').first().getByRole('link', { name: 'Stratégie Digitale' }).click();
  await expect(page).toHaveURL('/blog/categorie/strategie-digitale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Stratégie digitale\s: décider avant d’acheter$/);
  await expect(page.getByText('chiffres en main')).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { name: 'Combien coûte une automatisation' })).toBeVisible();
  await expect(cards.filter({ hasNotText: 'Stratégie Digitale' })).toHaveCount(0);
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  await expect(trail).toContainText('Stratégie Digitale');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of categoryAddresses) expect(sitemap).toContain(`${address}</loc>`);
  for (const address of isExhaustive ? categoryAddresses : categoryAddresses.slice(0, 1)) {
    await page.goto('/blog');
    await page.getByRole('navigation', { name: 'Le blog par catégorie' }).locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
  }
  expect((await page.goto('/blog/categorie/apiculture'))?.status()).toBe(404);
  expect((await page.goto('/blog/categorie/crm?page=99'))?.status()).toBe(404);
});

test('the filter has the four buttons of the specification, and the fifth category beside them', async ({
  reader: page,
}) => {
  await page.goto('/blog');
  const filter = page.getByRole('navigation', { name: 'Catégories', exact: true });
  await expect(filter.getByRole('link')).toHaveText([
    'Tous',
    'Automatisation',
    'Intelligence Artificielle',
    'NoCode',
    'CRM',
    'Stratégie Digitale',
  ]);
  await filter.getByRole('link', { name: 'Stratégie Digitale' }).click();
  await expect(filter.getByRole('link', { name: 'Stratégie Digitale' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Stratégie Digitale');
});
