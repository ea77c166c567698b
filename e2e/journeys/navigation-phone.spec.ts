// @module-tag spec-2-1
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const opener = (page: Page) => header(page).locator('summary').first();

test.describe('the menu of phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('scrolls within 24 rem, unfolds the services and closes after a choice', async ({ page }) => {
    await openEnhanced(page, '/contact');
    await opener(page).tap();
    await menu(page).locator('summary', { hasText: 'Services' }).tap();
    expect((await menu(page).boundingBox())?.height).toBe(384);
    await expect(menu(page).getByRole('link')).toHaveCount(4 + 1 + 5 + 1 + 6 + 1 + 6 + 1);
    await menu(page).getByRole('link', { name: 'Finance & comptabilité' }).tap();
    await expect(page).toHaveURL('/automatisations/finance-comptabilite');
    await expect(menu(page)).toBeHidden();

    await opener(page).tap();
    await header(page).getByRole('link', { name: 'Prendre RDV' }).last().tap();
    await expect(page).toHaveURL('/contact');
    await expect(menu(page)).toBeHidden();
  });

  test('closes on Escape, on a press outside and on the link of the page itself', exhaustive, async ({ page }) => {
    await openEnhanced(page, '/contact');
    await opener(page).tap();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await opener(page).tap();
    await page.touchscreen.tap(195, 800);
    await expect(menu(page)).toBeHidden();
    await opener(page).tap();
    await menu(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(menu(page)).toBeHidden();
  });

  test('opens without scripts, and the appointment is always in the header', exhaustive, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/blog');
    await expect(header(page).getByRole('link', { name: 'Prendre RDV' }).first()).toBeInViewport({ ratio: 1 });
    await opener(page).click();
    await menu(page).locator('summary', { hasText: 'Services' }).click();
    await menu(page).getByRole('link', { name: 'Tous les services' }).click();
    await expect(page).toHaveURL('/services');
    await context.close();
  });
});
