import { expect, type Locator, type Page } from '@playwright/test';
import { interactiveCount, nextStop, type FocusStop } from '../screens/focus';
import { hydrated } from '../screens/hydrated';
import { inParts, listedAddresses, unlistedAddresses } from '../screens/public-addresses';
import { test } from '../screens/visitor';

const SCREENS = [
  '/',
  '/services/audit-processus',
  '/cgv',
  '/blog',
  '/blog/combien-coute-une-automatisation',
  '/contact',
  '/chemin/inconnu',
];

for (const address of SCREENS) {
  test(`${address} is walked through by keyboard: every stop is seen, none is missing`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await hydrated(page);
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
      stops.filter(({ seen }) => !seen).map(({ name }) => name),
      'out of sight',
    ).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(expected);
  });
}

test('the skip link leads past the menus, on arrival and after a navigation', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le carnet de l’atelier');
  await expect(page.getByRole('main'), 'the new page starts at its content').toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await page.getByRole('link', { name: 'Aller au contenu' }).evaluate((link) => link === document.activeElement))
      break;
  }
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByLabel('Chercher dans le carnet')).toBeFocused();
});

test('going back returns to the place that was left', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
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

/** What a window of 1280 pixels shows when it is zoomed in. */
const ZOOMED = [
  { zoom: '200 %', width: 640 },
  { zoom: '400 %', width: 320 },
] as const;

/** Targets of less than 24 pixels, links in a sentence aside. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select, textarea, summary').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
      .filter((element) => {
        const inSentence =
          getComputedStyle(element).display === 'inline' &&
          (element.parentElement?.textContent.length ?? 0) > element.textContent.length;
        // A card answers all over, a box with its label.
        const covers = getComputedStyle(element, '::after').position === 'absolute';
        const target = covers
          ? (element as HTMLElement).offsetParent
          : element.matches('[type="checkbox"]')
            ? element.closest('label')
            : element;
        const { width: across, height: down } = (target ?? element).getBoundingClientRect();
        return !inSentence && across > 1 && (across < 24 || down < 24);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

// Every page at every size, opened once: opening is what takes the time.
for (const [part, addresses] of inParts([...listedAddresses, ...unlistedAddresses], 3).entries()) {
  test(`nothing is cut off when zoomed, and every target is 24 pixels or more, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const address of addresses) {
      await page.goto(address);
      for (const { zoom, width } of ZOOMED) {
        await page.setViewportSize({ width, height: 450 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(beyond, `${address}, ${zoom}`).toBeLessThanOrEqual(0);
      }
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await smallTargets(page), `${address}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('nothing moves for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Détail des services' }).click();
  await expect(page.getByRole('group', { name: 'Services Principaux' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          // Colours and fading move nothing.
          animation instanceof CSSAnimation ||
          !/color|opacity|visibility/.test((animation as CSSTransition).transitionProperty),
      )
      .map((animation) => String((animation.effect as KeyframeEffect).target?.className)),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

/** How much of the line between two stations is drawn. */
const drawnOf = (line: Element): string => getComputedStyle(line, '::before').scale;

/** The line from the first of the four steps to the second. */
const firstLine = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: '1. Audit gratuit' }).locator('.connector');

test('the line between two stations draws itself when it comes into the window', async ({ page }) => {
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

test('the line between two stations is there from the start for who asked for less motion', async ({ page }) => {
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
