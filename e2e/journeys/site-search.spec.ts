// @module-tag spec-10-2
// @module-tag spec-2-2
import { exhaustive } from '../screens/exhaustive';
import { expect, type Route } from '@playwright/test';
import { axeFindings } from '../screens/axe';
import { inDisplayModes } from '../screens/display-modes';
import { enhanced, openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const LABEL = 'Quelques mots, ou leurs premières lettres';

test('without scripts, the footer’s search finds articles, then the other pages of the site', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/cgv');
  await page.getByRole('contentinfo').getByLabel('Chercher sur le site').fill('facture');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?q=facture');
  await expect(page.getByRole('status')).toHaveText(/^\d+ articles?/);
  const results = page.getByRole('region', { name: 'Ailleurs sur le site' }).getByRole('listitem');
  await expect(results.filter({ hasText: /^Page/ }).first()).toBeVisible();
  await expect(results.filter({ hasText: /^Article/ })).toHaveCount(0);
  await results.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/blog/);
  await context.close();
});

test('« / » leads to the search, whose results follow what is typed', async ({ page }) => {
  await openEnhanced(page, '/blog');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/recherche#recherche-site');
  await enhanced(page);
  const field = page.getByRole('main').getByLabel(LABEL);
  await expect(field).toBeFocused();
  await page.keyboard.type('fact');
  await expect(page.getByRole('status')).toHaveText(/résultats pour «\sfact\s»$/);
  await expect(page).toHaveURL('/recherche?q=fact');
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(first).toBeVisible();
  await page.keyboard.type('zzz');
  await expect(page.getByRole('status')).toHaveText(/^Aucun résultat pour «\sfactzzz\s»$/);
  await expect(page.getByRole('navigation', { name: 'Pages populaires' })).toBeVisible();
  await expect(field, 'what is typed stays').toHaveValue('factzzz');
  await expect(field).toBeFocused();
});

test('words typed before the search’s script has loaded are searched once it has', async ({ page }) => {
  const script = page.waitForRequest('**/assets/live-search-*.js');
  const held: Route[] = [];
  await page.route('**/assets/live-search-*.js', (route) => void held.push(route));
  await page.goto('/recherche');
  await script;
  await page.getByRole('main').getByLabel(LABEL).pressSequentially('fact');
  await held[0]?.continue();
  await expect(page.getByRole('status')).toHaveText(/résultats pour «\sfact\s»$/);
});

test('the key can be switched off, and types a character in a field', async ({ page }) => {
  await openEnhanced(page, '/recherche');
  const box = page.getByRole('checkbox', { name: /^La touche/ });
  await expect(box).toBeChecked();
  await page.getByRole('main').getByLabel(LABEL).fill('a');
  await page.getByRole('main').getByLabel(LABEL).press('/');
  await expect(page.getByRole('main').getByLabel(LABEL)).toHaveValue('a/');
  await box.uncheck();
  await openEnhanced(page, '/blog');
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/blog');
});

test(
  'a page beyond the last one is missing, and results are none for search engines',
  { tag: '@spec-10-1' },
  async ({ page }) => {
    expect((await page.goto('/recherche?q=facture&page=99'))?.status()).toBe(404);
    expect((await page.goto('/recherche?q=facture'))?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);

test('axe finds nothing on results, none and an empty search', exhaustive, async ({ page }) => {
  for (const address of ['/recherche', '/recherche?q=facture', '/recherche?q=introuvable-partout']) {
    await openEnhanced(page, address);
    await inDisplayModes(page, async (mode) => expect.soft(await axeFindings(page), `${address}, ${mode}`).toEqual([]));
  }
});
