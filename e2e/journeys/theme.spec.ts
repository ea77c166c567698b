// @module-tag spec-10-2
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

/** Whether a colour, `#14213D` or `rgb(20, 33, 61)`, is light or dark. The brand defines the colours themselves. */
function shadeOf(colour = ''): 'light' | 'dark' {
  const channels = colour.startsWith('#')
    ? (colour.match(/[\dA-F]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16))
    : (colour.match(/\d+/g) ?? []).map(Number);
  return channels.slice(0, 3).reduce((sum, channel) => sum + channel, 0) > 382 ? 'light' : 'dark';
}

const ground = (page: Page) =>
  expect.poll(async () =>
    shadeOf(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)),
  );
const choices = (page: Page) => page.getByRole('radiogroup', { name: 'Apparence du site' });

/** The colour of the browser's own bars: the first `theme-color` whose media query matches. */
const frameColour = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('the theme is chosen by keyboard, kept, and shown before any script of the application runs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openEnhanced(page, '/contact');
  await ground(page).toBe('light');
  await choices(page).getByRole('radio', { name: 'Système' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choices(page).getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await ground(page).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(shadeOf(await frameColour(page))).toBe('dark');

  await page.route(/\/assets\/site-/, () => undefined);
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ground(page).toBe('dark');
  expect(shadeOf(await frameColour(page))).toBe('dark');
  await page.unroute(/\/assets\/site-/);

  await openEnhanced(page, '/');
  await expect(choices(page).getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await choices(page).getByText('Système').click();
  await ground(page).toBe('light');
  expect(shadeOf(await frameColour(page))).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await ground(page).toBe('dark');
});

test('a light theme holds on a dark system, in every tab of the site', exhaustive, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openEnhanced(page, '/contact');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await openEnhanced(other, '/');
  await choices(other).getByText('Clair').click();
  for (const tab of [page, other]) {
    await ground(tab).toBe('light');
    await expect(choices(tab).getByRole('radio', { name: 'Clair' })).toBeChecked();
    expect(shadeOf(await frameColour(tab))).toBe('light');
  }
});

test('without scripts the system’s theme holds, and no choice is offered', async ({ reader: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  await ground(page).toBe('dark');
  await expect(choices(page)).toHaveCount(0);
  await page.emulateMedia({ colorScheme: null });
});
