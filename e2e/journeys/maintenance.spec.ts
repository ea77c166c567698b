// @module-tag spec-10-2
// @module-tag spec-2-2
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test as administrator } from '../screens/administrator';
import { axeFindings } from '../screens/axe';
import { visit } from '../screens/back-office';
import { inDisplayModes } from '../screens/display-modes';
import { changeSettings } from '../screens/site-settings';
import { test } from '../screens/visitor';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ api }) => void (await changeSettings(api, { maintenance_mode: 'true' })));
test.afterAll(async ({ api }) => void (await changeSettings(api, { maintenance_mode: 'false' })));

test('visitors get the maintenance page at every address, with its duration and contacts', async ({ page }) => {
  for (const address of ['/', '/blog', '/inconnue']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(503);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  }
  await expect(page).toHaveTitle(/^Site en maintenance \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le site est sur l’établi.');
  await expect(page.getByRole('link', { name: /^01/ })).toHaveAttribute('href', /^tel:/);
  await inDisplayModes(page, async (mode) => expect.soft(await axeFindings(page), mode).toEqual([]));
});

administrator('an administrator still sees the site, under a banner', exhaustive, async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le carnet de l’atelier');
  await expect(page.getByText('Site en maintenance — visible par vous seul')).toBeVisible();
  await inDisplayModes(page, async (mode) => expect.soft(await axeFindings(page), mode).toEqual([]));
});

administrator('the dashboard says so, and leads to the switch', async ({ page }) => {
  await visit(page, '/admin/dashboard');
  await expect(page.getByText('Le site est en maintenance.')).toBeVisible();
  await page.getByRole('link', { name: 'Mode maintenance' }).click();
  const mode = page.getByRole('switch', { name: 'Mode maintenance' });
  await expect(mode).toBeFocused();
  await expect(mode).toBeChecked();
});
