import { expect } from '@playwright/test';
import { exhaustive, variation } from '../screens/exhaustive';
import { hydrated, hydrating } from '../screens/hydrated';
import { test } from '../screens/visitor';

const unknown = '/ici/ou-la';

test('an unknown route answers 404, out of search engines, with ways on (§2.3.7, §8, §10.1)', async ({
  reader: page,
}) => {
  const response = await page.goto(unknown);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: /Oups\s! Page introuvable/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle(/^Page introuvable/);
  await expect(page.getByRole('navigation', { name: 'Pages populaires' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: 'Liens utiles' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');
});

test('the 404 screen searches the blog for trimmed words, and does nothing with blank ones (§2.3.7, §5)', async ({
  page,
}) => {
  await page.goto(unknown);
  await hydrated(page);
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

test(
  'the search works without JavaScript, and the back button is not there (§2.3.7, §5)',
  exhaustive,
  async ({ reader: page }) => {
    await page.goto(unknown);
    await expect(page.getByRole('button', { name: 'Page précédente' })).toHaveCount(0);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL(unknown);
    await box.fill('devis');
    await box.press('Enter');
    await expect(page).toHaveURL('/blog?search=devis');
  },
);

test('the back button returns to where the visitor came from (§2.3.7)', exhaustive, async ({ page }) => {
  await page.goto('/contact');
  await page.goto(unknown);
  await page.getByRole('button', { name: 'Page précédente' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const [index, path] of [
  '/services/inconnu',
  '/cas-usage/inconnu',
  '/automatisations/inconnu',
  '/inconnue',
].entries()) {
  test(
    `${path} is a page that was not found (§2.3.3, §2.3.5, §2.3.7, §8)`,
    variation(index),
    async ({ reader: page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
      await expect(page.getByText('La page que vous cherchez n’existe pas ou a été supprimée.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('navigation', { name: 'Pages populaires' }).getByRole('link')).toHaveCount(5);
      await page.getByRole('main').getByRole('searchbox', { name: 'Chercher dans le carnet' }).fill('devis');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/blog?search=devis');
    },
  );
}

test('an unknown article leads back to the blog (§2.3.3, §2.3.5, §2.3.7, §8)', exhaustive, async ({ reader: page }) => {
  expect((await page.goto('/blog/inconnu'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeVisible();
  await expect(page.getByText('L’article que vous cherchez n’existe pas ou a été supprimé.')).toBeVisible();
  await expect(page).toHaveTitle(/^Article non trouvé/);
  await expect(page.getByRole('navigation', { name: 'Pages populaires' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Chercher dans le carnet' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test(
  'a page that cannot be read says so in place, and a retry shows it (§2.3.3, §8, §10.3)',
  exhaustive,
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route('**/rest/v1/rpc/shown_page**', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();
    await expect(alert).toContainText('Une erreur est survenue');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/^Erreur de chargement/);
    await page.unroute('**/rest/v1/rpc/shown_page**');
    await alert.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
  },
);

test('the provider’s own words are shown when it gives some (§2.3.3, §8)', exhaustive, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/rest/v1/rpc/shown_page**', (route) =>
    route.fulfill({ status: 500, json: { message: 'La base est en maintenance', code: 'XX000' } }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('La base est en maintenance');
});

test(
  'offline, a link says so in the page, whose retry shows it once the connection is back (§2.3.7)',
  exhaustive,
  async ({ page, context }) => {
    // Before the header is hydrated, its links load documents.
    await page.route(/\/assets\/Menus-/, (route) => route.abort());
    await page.goto('/');
    await hydrating(page);
    const alert = page.getByRole('main').getByRole('alert');
    const retry = alert.getByRole('link', { name: 'Réessayer' });
    for (const [part, name, address, title] of [
      ['banner', 'À propos', '/a-propos', /^Un atelier, trois personnes/],
      ['contentinfo', 'CGV', '/cgv', /^Conditions générales de vente/],
    ] as const) {
      await context.setOffline(true);
      await page.getByRole(part).getByRole('link', { name }).first().click();
      await expect(alert).toContainText('Vous êtes hors ligne.');
      await expect(page).toHaveURL(address);
      await retry.click();
      await expect(retry, 'still offline').toBeVisible();
      await context.setOffline(false);
      await retry.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await hydrating(page);
    }
  },
);
