import { expect } from '@playwright/test';
import { test } from '../screens/visitor';

const pages = [
  { path: '/', text: 'Une journée par semaine' },
  { path: '/blog', text: 'Relancer ses devis sans y penser' },
  { path: '/blog/combien-coute-une-automatisation', text: 'Les exceptions.' },
  { path: '/services/automatisations', text: 'Power Automate' },
  { path: '/cas-usage/btp-artisanat', text: 'BTP' },
  { path: '/automatisations/finance-comptabilite', text: 'Finance' },
  { path: '/mentions-legales', text: '[à compléter' },
  { path: '/contact', text: 'Parlons de vos journées' },
];

for (const { path, text } of pages) {
  test(`${path} holds its full French text without JavaScript`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(text);
  });

  test(`${path} hydrates without an error, and navigating away and back shows it again`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  });
}

test('unknown addresses answer 404 with the words of their kind', async ({ page }) => {
  expect((await page.goto('/blog/inconnu'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Article non trouvé' })).toBeVisible();
  expect((await page.goto('/inconnue'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible();
});

test('the blog is filtered by category', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'CRM', exact: true }).click();
  await expect(page).toHaveURL('/blog?categorie=CRM');
  await expect(page.getByText('2 articles')).toBeVisible();
});
