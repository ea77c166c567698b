// @module-tag spec-2-3-3
import { expect } from '@playwright/test';
import { openEnhanced } from '../screens/enhanced';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/visitor';

/** Pages, with a text that each shows. `ofKind` marks the first page of each kind. */
const pages: readonly { readonly path: string; readonly text: string; readonly ofKind?: true }[] = [
  { path: '/', text: 'Voir les services', ofKind: true },
  { path: '/blog', text: 'Relancer ses devis sans y penser', ofKind: true },
  { path: '/blog/combien-coute-une-automatisation', text: 'Les exceptions.', ofKind: true },
  { path: '/services/automatisations', text: 'Ce qui est compris', ofKind: true },
  { path: '/cas-usage/btp-artisanat', text: 'BTP' },
  { path: '/automatisations/finance-comptabilite', text: 'Finance' },
  { path: '/mentions-legales', text: 'bonjour@automatelier.example' },
  { path: '/contact', text: 'Parlons de vos journées', ofKind: true },
];

for (const { path, text } of pages) {
  test(`${path} holds its full French text without JavaScript`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(text);
  });
}

for (const { path, text } of pages.filter(({ ofKind }) => ofKind)) {
  test(
    `the script of ${path} runs without an error, and going away and back shows the page again`,
    exhaustive,
    async ({ page }) => {
      await openEnhanced(page, path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    },
  );
}
