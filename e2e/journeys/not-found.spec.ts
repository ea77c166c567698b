// @module-tag spec-2-3-3
// @module-tag spec-2-3-5
// @module-tag spec-2-3-7
// @module-tag spec-5
// @module-tag spec-8
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const unknown = '/ici/ou-la';

test(
  'an unknown route answers 404, out of search engines, with ways on',
  { tag: '@spec-10-1' },
  async ({ reader: page }) => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: /Oups\s! Page introuvable/ })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveTitle(/^Page introuvable/);
    await expect(page.getByRole('navigation', { name: 'Pages populaires' }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('navigation', { name: 'Liens utiles' }).getByRole('link').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('the 404 screen searches the blog for trimmed words, and does nothing with blank ones', async ({ page }) => {
  await openEnhanced(page, unknown);
  const box = page.getByRole('main').getByRole('searchbox');
  const search = page.getByRole('main').getByRole('button', { name: 'Chercher' });
  await box.fill('   ');
  await search.click();
  await expect(box, 'the browser asks for a word').toBeFocused();
  await expect(page).toHaveURL(unknown);
  await box.fill('  devis ');
  await search.click();
  await expect(page).toHaveURL('/blog?search=devis');
});

test('the search works without JavaScript, and the back button is not there', exhaustive, async ({ reader: page }) => {
  await page.goto(unknown);
  await expect(page.getByRole('button', { name: 'Page précédente' })).toHaveCount(0);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(unknown);
  await box.fill('devis');
  await box.press('Enter');
  await expect(page).toHaveURL('/blog?search=devis');
});

test('the back button returns to where the visitor came from', exhaustive, async ({ page }) => {
  await page.goto('/contact');
  await page.goto(unknown);
  await page.getByRole('button', { name: 'Page précédente' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a page that was deleted or never was is not found', async ({ reader: page }) => {
  for (const path of ['/services/inconnu', '/cas-usage/inconnu', '/automatisations/inconnu', '/inconnue']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
  }
  await expect(page.getByText('La page que vous cherchez n’existe pas ou a été supprimée.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('navigation', { name: 'Pages populaires' }).getByRole('link')).toHaveCount(5);
  await page.getByRole('main').getByRole('searchbox', { name: 'Chercher sur le site' }).fill('devis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?search=devis');
});

test('an unknown article leads back to the blog', exhaustive, async ({ reader: page }) => {
  expect((await page.goto('/blog/inconnu'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeVisible();
  await expect(page.getByText('L’article que vous cherchez n’existe pas ou a été supprimé.')).toBeVisible();
  await expect(page).toHaveTitle(/^Article non trouvé/);
  await expect(page.getByRole('navigation', { name: 'Pages populaires' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Chercher sur le site' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('offline, a link says so and leaves the page that can be read', exhaustive, async ({ page, context }) => {
  await openEnhanced(page, '/');
  const notice = page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'CGV' });
  await context.setOffline(true);
  await link.click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Conditions générales de vente/);
});
