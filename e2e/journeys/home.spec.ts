// @module-tag spec-10-2
// @module-tag spec-2-3-1
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/visitor';

test('the home page shows every part of the offer without JavaScript', { tag: '@spec-9' }, async ({ reader: page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/services/"] >> visible=true')).toHaveCount(5);
  await expect(main.locator('h3 a[href^="/services/"]')).toHaveCount(3);
  await expect(main.locator('h3 a[href^="/cas-usage/"]')).toHaveCount(6);
  await expect(main.locator('h3 a[href^="/automatisations/"]')).toHaveCount(6);
  await expect(main.locator('h3 a[href^="/blog/"]')).toHaveCount(3);
  for (const figure of ['500+', /jusqu’à\s*95\s%/, '2019'])
    await expect(main.getByRole('definition').filter({ hasText: figure })).toBeVisible();
  const voices = main.getByRole('region', { name: 'Ce qu’ils font de leurs heures' }).getByRole('listitem');
  await expect(voices.getByText('exemple', { exact: true })).toHaveCount(3);
  await expect(voices.getByRole('img', { name: /étoiles/ }), 'nobody gave them').toHaveCount(0);
  await expect(main.getByText('Chiffres donnés en exemple.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Trente minutes pour y voir clair' })).toBeVisible();
});

test(
  'the home page closes with calls to write, to choose a slot and to phone',
  { tag: '@spec-2-2' },
  async ({ reader: page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Écrire un message' })).toHaveAttribute('href', '/contact');
    await expect(main.getByRole('link', { name: 'Ouvrir l’agenda' })).toHaveAttribute('href', /^https:/);
    await expect(main.getByRole('link', { name: /^01/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
  },
);

test('the home page on a phone shows every card of every list, below 7,000 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const link of await page.getByRole('main').locator('h3 a').all()) {
    await link.scrollIntoViewIfNeeded();
    const { x = -1, width = 0 } = (await link.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
});

test('the home page is legible in print, without the backgrounds that printers leave out', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('main').locator('..'), 'no empty sheet').toHaveCSS('min-height', '0px');
  await expect(page.getByRole('heading', { name: 'Trente minutes pour y voir clair' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Prendre RDV' }).first()).toBeVisible();
  const pale = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter((element) =>
        getComputedStyle(element)
          .color.match(/\d+/g)
          ?.some((part) => Number(part) > 0x66),
      )
      .map(({ textContent }) => textContent),
  );
  expect(pale).toEqual([]);
});

test(
  'the home page answers a click on a part that no script has taken over yet',
  { tag: [exhaustive.tag, '@spec-10-4'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'BTP & artisanat' }).click();
    await expect(page).toHaveURL('/cas-usage/btp-artisanat');
    await page.goBack();
    await expect(page.getByRole('heading', { name: /Parlez-nous de votre/ })).toBeVisible();
    await page.getByRole('link', { name: 'Finance & comptabilité' }).click();
    await expect(page).toHaveURL('/automatisations/finance-comptabilite');
  },
);
