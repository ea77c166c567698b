// @module-tag spec-10-2
// @module-tag spec-2-1
// @module-tag spec-2-2
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const panel = (page: Page) => page.locator('#panneau-services');
const toggle = (page: Page) => page.getByRole('button', { name: 'Détail des services' });
const header = (page: Page) => page.getByRole('banner');

test.describe('the services panel', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openEnhanced(page, '/contact');
  });

  test('is 800 px wide and holds the three columns and the free audit', async ({ page }) => {
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    expect((await panel(page).boundingBox())?.width).toBe(800);
    for (const title of ['Services Principaux', 'Cas d’Usage par Secteur', 'Exemples d’Automatisation']) {
      await expect(panel(page).getByRole('group', { name: title })).toBeVisible();
    }
    await expect(panel(page).getByRole('link')).toHaveCount(1 + 5 + 1 + 6 + 1 + 6 + 1);
    await expect(panel(page)).toContainText('Analysons vos processus en 30 minutes');
    await expect(panel(page).getByRole('link', { name: 'Prendre RDV' })).toHaveAttribute('href', '/contact');
  });

  test('opens when the pointer rests on « Services », not when it only passes', exhaustive, async ({ page }) => {
    const services = header(page).getByRole('link', { name: 'Services', exact: true });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await services.hover();
    await header(page).getByRole('link', { name: 'Blog', exact: true }).hover();
    // This is long enough for the panel to have opened, and too short for it to have closed again.
    await page.clock.runFor(200);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(panel(page)).toBeHidden();
    await services.hover();
    await page.clock.runFor(200);
    await expect(panel(page)).toBeVisible();
  });

  test(
    'stays while the pointer travels across to its far corner, and closes once it has gone',
    exhaustive,
    async ({ page }) => {
      const from = await header(page).getByRole('link', { name: 'Services', exact: true }).boundingBox();
      if (!from) throw new Error('No services link');
      const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
      await page.mouse.move(x, y);
      const first = panel(page).getByRole('link', { name: /^Automatisations/ });
      await expect(first).toBeVisible();
      const target = await first.boundingBox();
      if (!target) throw new Error('No first link');
      // The pointer moves slowly across the neighbouring links. The test controls the clock: on a busy machine, one real movement could
      // take as long as the delay after which the panel closes.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      for (let share = 0; share <= 1; share += 1 / 36) {
        await page.mouse.move(x + (target.x + 10 - x) * share, y + (target.y + 10 - y) * share);
        await page.clock.runFor(250);
      }
      await page.clock.runFor(500);
      await expect(panel(page)).toBeVisible();
      await page.mouse.move(200, 700);
      await page.clock.runFor(500);
      await expect(panel(page)).toBeHidden();
    },
  );

  test('a click keeps it open, another closes it, as does a press outside', exhaustive, async ({ page }) => {
    await toggle(page).hover();
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(200, 700);
    await page.clock.fastForward(500);
    await expect(panel(page)).toBeVisible();
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 10, y: 10 } });
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('is usable by keyboard: in, around, out', async ({ page }) => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('href', '/services/automatisations');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('href', '/services/outils-nocode');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('href', '/cas-usage/services-b2b');
    await page.keyboard.press('End');
    await expect(focused).toHaveText('Prendre RDV');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Blog');
    await expect(panel(page)).toBeHidden();

    await toggle(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('href', '/services/automatisations');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('closes after a choice, also on the page that « Back » shows again', exhaustive, async ({ page }) => {
    await page.mouse.wheel(0, 900);
    await toggle(page).click();
    await panel(page).getByRole('link', { name: /^BTP/ }).click();
    await expect(page).toHaveURL('/cas-usage/btp-artisanat');
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(panel(page)).toBeHidden();
  });
});

test('without scripts, hovering or focusing « Services » shows the panel', exhaustive, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(panel(page)).toBeHidden();
  await header(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(200, 700);
  await expect(panel(page)).toBeHidden();
  await header(page).getByRole('link', { name: 'Services', exact: true }).focus();
  await expect(panel(page)).toBeVisible();
  await panel(page)
    .getByRole('link', { name: /^Audit de processus/ })
    .click();
  await expect(page).toHaveURL('/services/audit-processus');
  await context.close();
});

test(
  'the current link is marked as « page » on its page and « true » below; home only on home',
  exhaustive,
  async ({ reader }) => {
    const entries = header(reader).getByRole('navigation', { includeHidden: true });
    const wide = entries.first().locator('> ul > li > a[aria-current]');
    const narrow = entries.last().locator(':is(li > a, li > details > summary)[aria-current]:not(details a)');
    for (const [address, label, current] of [
      ['/services/automatisations', 'Services', 'true'],
      ['/blog/combien-coute-une-automatisation', 'Blog', 'true'],
      ['/blog', 'Blog', 'page'],
      ['/', 'Accueil', 'page'],
    ] as const) {
      await reader.goto(address);
      for (const marked of [wide, narrow]) {
        await expect(marked, address).toHaveText(label);
        await expect(marked, address).toHaveAttribute('aria-current', current);
      }
    }
    await reader.goto('/services');
    await expect(wide).toHaveAttribute('aria-current', 'page');
    await expect(entries.last().locator('summary'), 'its page is in it').toHaveAttribute('aria-current', 'true');
    await reader.goto('/cgv');
    await expect(wide).toHaveCount(0);
  },
);

test('nothing overflows down to 320 px', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/contact');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the sticky header hides no focused field', exhaustive, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/contact');
  await page.getByLabel('Message').focus();
  for (let back = 0; back < 5; back += 1) {
    await page.keyboard.press('Shift+Tab');
    const [field, bar] = await Promise.all([page.locator(':focus').boundingBox(), header(page).boundingBox()]);
    expect(field?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('the footer leads to services, legal pages, the feed, and searches the blog', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('©');
  for (const path of [
    '/services/automatisations',
    '/services/outils-nocode',
    '/services/audit-processus',
    '/services/integration-crm-erp',
    '/services/formations-accompagnement',
    '/mentions-legales',
    '/cgv',
    '/politique-confidentialite',
    '/declaration-accessibilite',
    '/rss.xml',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  const search = footer.getByLabel('Chercher sur le site');
  await search.fill('   ');
  await page.keyboard.press('Enter');
  expect(await search.evaluate((box: HTMLInputElement) => box.validity.patternMismatch), 'blanks are kept back').toBe(
    true,
  );
  await expect(page).toHaveURL('/contact');
  await search.fill('devis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?q=devis');
  await expect(page.getByRole('heading', { name: 'Ailleurs sur le site' })).toBeVisible();
});
