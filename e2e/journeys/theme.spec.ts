// @module-tag spec-10-2
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { enhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const LIGHT = 'rgb(255, 253, 249)';
const DARK = 'rgb(14, 22, 38)';

const ground = (page: Page) => expect(page.locator('body'));
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
  await page.goto('/contact');
  await enhanced(page);
  await ground(page).toHaveCSS('background-color', LIGHT);
  await choices(page).getByRole('radio', { name: 'Système' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choices(page).getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await ground(page).toHaveCSS('background-color', DARK);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await frameColour(page)).toBe('#0E1626');

  await page.route(/\/assets\/site-/, () => undefined);
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ground(page).toHaveCSS('background-color', DARK);
  expect(await frameColour(page)).toBe('#0E1626');
  await page.unroute(/\/assets\/site-/);

  await page.goto('/');
  await enhanced(page);
  await expect(choices(page).getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await choices(page).getByText('Système').click();
  await ground(page).toHaveCSS('background-color', LIGHT);
  expect(await frameColour(page)).toBe('#FFFDF9');
  await page.emulateMedia({ colorScheme: 'dark' });
  await ground(page).toHaveCSS('background-color', DARK);
});

test('a light theme holds on a dark system, in every tab of the site', exhaustive, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  await enhanced(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/');
  await enhanced(other);
  await choices(other).getByText('Clair').click();
  for (const tab of [page, other]) {
    await ground(tab).toHaveCSS('background-color', LIGHT);
    await expect(choices(tab).getByRole('radio', { name: 'Clair' })).toBeChecked();
    expect(await frameColour(tab)).toBe('#FFFDF9');
  }
});

test('without scripts the system’s theme holds, and no choice is offered', async ({ reader: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  await ground(page).toHaveCSS('background-color', DARK);
  await expect(choices(page)).toHaveCount(0);
  await page.emulateMedia({ colorScheme: null });
});
