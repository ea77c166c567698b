import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import type { ContentApi } from '../screens/content-api';
import { changeSettings, type Settings } from '../screens/site-settings';

/** The settings that these journeys change, as they were before. */
let before: Settings = {};

const address = '12 rue de l’Établi, 93100 Montreuil';
const stored = async (api: ContentApi, key: string): Promise<unknown> =>
  (await api.select('site_settings', `select=value&key=eq.${key}`))[0]?.['value'];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ api }) => {
  const rows = await api.select('site_settings', 'select=key,value');
  before = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Settings;
});
test.afterEach(async ({ api }) => void (await changeSettings(api, before)));

test.beforeEach(async ({ page }) => {
  await visit(page, '/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres du Site' })).toBeVisible();
});

test('what is saved is on the site at once, all of it in one call (§2.4.7, §7, §8)', async ({ page, context }) => {
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

test(
  'a mistake is shown beside its field, and leaving with unsaved changes asks first (§2.4.7, §5)',
  exhaustive,
  async ({ page }) => {
    await page.getByLabel('Articles par page du blog').fill('21');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Un nombre entier de 1 à 20')).toBeVisible();
    await expect(page.getByLabel('Articles par page du blog')).toBeFocused();

    await page.getByRole('link', { name: 'Contacts' }).click();
    const question = page.getByRole('dialog', { name: 'Quitter sans sauvegarder ?' });
    await question.getByRole('button', { name: 'Sauvegarder et quitter' }).click();
    await expect(question, 'the mistake is still there').toBeHidden();
    await expect(page).toHaveURL('/admin/settings');
  },
);

test('a switch is worked with the keyboard and saved with Ctrl+S (§2.4.7)', exhaustive, async ({ page, api }) => {
  await page.getByRole('switch', { name: 'Commentaires' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Commentaires' })).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Paramètres sauvegardés avec succès/)).toBeVisible();
  expect(await stored(api, 'comments_enabled')).toBe('true');
});
