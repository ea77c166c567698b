// @module-tag spec-2-4-7
// @module-tag spec-7
// @module-tag spec-8
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { changeSettings, type Settings } from '../screens/site-settings';

/** The former values of the settings that these journeys change. */
let before: Settings = {};

const address = '12 rue de l’Établi, 93100 Montreuil';

test.beforeAll(async ({ api }) => {
  const rows = await api.select('site_settings', 'select=key,value');
  before = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Settings;
});
test.afterEach(async ({ api }) => void (await changeSettings(api, before)));

test('all changed settings are saved in one call, and are on the site at once', async ({ page, context }) => {
  await visit(page, '/admin/settings');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/rest/v1/')) writes.push(request.method());
  });
  await page.getByLabel('Adresse', { exact: true }).fill(address);
  await page.getByLabel('Facebook').fill('https://www.facebook.com/etabli');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText(/^Paramètres sauvegardés avec succès\s!$/)).toBeVisible();
  expect(writes).toEqual(['POST']);

  const site = await context.newPage();
  await site.goto('/contact');
  await expect(site.getByRole('contentinfo')).toContainText(address);
  await expect(site.getByRole('contentinfo').getByRole('link', { name: 'Facebook' })).toBeVisible();
});
