// @module-tag spec-10-2
import { expect, type Locator, type Page } from '@playwright/test';
import { interactiveCount, nextStop, type FocusStop } from '../screens/focus';
import { openEnhanced } from '../screens/enhanced';
import { exhaustive, isExhaustive } from '../screens/exhaustive';
import { test } from '../screens/visitor';

/** Screens with focusable elements of their own; the others have only those of the header and the footer. */
const SCREENS = ['/', '/blog', '/blog/combien-coute-une-automatisation', '/contact'];
const OTHERS = ['/services/audit-processus', '/cgv', '/chemin/inconnu'];

for (const address of isExhaustive ? [...SCREENS, ...OTHERS] : SCREENS.slice(-1)) {
  test(`${address} is walked through by keyboard: every stop is seen, none is missing`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openEnhanced(page, address);
    const expected = await interactiveCount(page);
    const stops: FocusStop[] = [];
    for (let stop = await nextStop(page); stop && stops.length < 2 * expected; stop = await nextStop(page))
      stops.push(stop);
    expect(stops[0]?.name).toBe('a « Aller au contenu »');
    expect(
      stops.filter(({ marked }) => !marked).map(({ name }) => name),
      'without a visible focus',
    ).toEqual([]);
    expect(
      stops.filter(({ isVisible }) => !isVisible).map(({ name }) => name),
      'out of sight',
    ).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(expected);
  });
}

test('the skip link leads past the menus, on arrival and after a navigation', async ({ page }) => {
  await openEnhanced(page, '/services');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le carnet de l’atelier');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Accueil' })).toBeFocused();
});

test('going back returns to the place that was left', { tag: '@spec-2-1' }, async ({ page }) => {
  await openEnhanced(page, '/blog');
  const card = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

/** Returns the animation by which the content of a page appears. */
const arrivalOf = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => getComputedStyle(main).animationName);

test(
  'the next page fades in, the first one and those with reduced motion are simply there',
  exhaustive,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await arrivalOf(page)).toBe('none');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    expect(await arrivalOf(page)).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await arrivalOf(page)).toBe('none');
  },
);

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEnhanced(page, '/');
  await page.getByRole('button', { name: 'Détail des services' }).click();
  await expect(page.getByRole('group', { name: 'Services Principaux' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          // Transitions of colours and opacity are not movement.
          animation instanceof CSSAnimation ||
          !/color|opacity|visibility/.test((animation as CSSTransition).transitionProperty),
      )
      .map((animation) => String((animation.effect as KeyframeEffect).target?.className)),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

/** Returns the visible share of the line between two steps. */
const drawnOf = (line: Element): string => getComputedStyle(line, '::before').scale;

/** The line from the first of the four steps to the second. */
const firstLine = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: '1. Audit gratuit' }).locator('.connector');

test('the line between two steps draws itself when it enters the window', exhaustive, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services');
  const line = firstLine(page);
  await expect.poll(() => line.evaluate(drawnOf)).toBe('0');
  const place = await line.boundingBox();
  await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => line.evaluate(drawnOf)).toBe('none');
  expect(await line.boundingBox(), 'nothing moves around it').toMatchObject({
    width: place?.width,
    height: place?.height,
  });
});

test('the line between two steps is complete from the start with reduced motion', exhaustive, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  const line = firstLine(page);
  expect(await line.evaluate(drawnOf)).toBe('none');
});

const edgeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).borderTopWidth);

test('with colours imposed by the system, buttons keep an edge and the current link a mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  for (const button of [
    page.getByRole('button', { name: 'Envoyer ma demande' }),
    page.getByRole('banner').getByRole('link', { name: 'Prendre RDV' }).first(),
  ])
    expect(await button.evaluate(edgeOf)).toBeGreaterThan(0);
  const current = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().locator('span');
  const [line, ground] = await current.evaluate((word) => [
    getComputedStyle(word, '::after').backgroundColor,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(line).not.toBe(ground);
  expect(line).not.toBe('rgba(0, 0, 0, 0)');
});
