import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { outcomeOf, type Effect } from './effects';
import { click, NARROW, openPage, tap, WIDE } from './phone';
import { openSlowLink } from './slow-link';
import { median, printFigures, type Figure } from './table';

const RUNS = 5;
const SLOWER = 6;
/** How long a page is looked at before it is touched: what scripts do on their own is done by then. */
const READING_MS = 3000;

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly screen: typeof NARROW | typeof WIDE;
  readonly effect: Effect;
  readonly target: (page: Page) => Locator;
  /** What is typed there; tapped otherwise. */
  readonly key?: string;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu, 390 px',
    path: '/',
    screen: NARROW,
    effect: { selector: 'nav[aria-label="Menu principal"]' },
    target: (page) => page.locator('header summary').first(),
  },
  {
    name: 'services panel, 1440 px',
    path: '/',
    screen: { ...WIDE, hasTouch: true },
    effect: { selector: '#panneau-services' },
    target: (page) => page.getByRole('button', { name: 'Détail des services' }),
  },
  {
    name: 'blog filter',
    path: '/blog',
    screen: NARROW,
    effect: { selector: 'nav[aria-label="Catégories"] li:nth-child(2) a[aria-current]' },
    target: (page) => page.getByRole('navigation', { name: 'Catégories' }).getByRole('link').nth(1),
  },
  {
    name: 'key in a field',
    path: '/contact',
    screen: NARROW,
    effect: { selector: '#name:valid' },
    target: (page) => page.locator('#name'),
    key: 'a',
  },
  {
    name: 'form sent with errors',
    path: '/contact',
    screen: NARROW,
    effect: { selector: '#name-erreur, #name:focus' },
    target: (page) => page.getByRole('button', { name: 'Envoyer ma demande' }),
  },
  {
    name: 'share button',
    path: '/blog/relancer-ses-devis-sans-y-penser',
    screen: NARROW,
    effect: { selector: '[role="status"]', text: 'copié' },
    target: (page) => page.getByRole('button', { name: 'Partager' }),
  },
];

/**
 * What a visitor waits for on slow 4G with a processor six times slower: the answer to a tap or a key, on a page that has been read for a while and on one
 * that has only just appeared, and the next page. It works for documents as for a router of the browser's own.
 */
export async function benchInteractions(address: string): Promise<void> {
  const browser = await launchBrowser();
  const link = await openSlowLink(address);
  try {
    const figures: Figure[] = [];
    for (const interaction of INTERACTIONS) figures.push(...(await figuresOf(browser, link.address, interaction)));
    printFigures(`Interactions, slow 4G, processor ${SLOWER} times slower, median of ${RUNS}`, figures);
    for (const slower of [1, SLOWER]) await benchNextPage(browser, link.address, slower);
  } finally {
    link.close();
    await browser.close();
  }
}

async function figuresOf(browser: Browser, address: string, interaction: Interaction): Promise<Figure[]> {
  const { name, path, screen, effect, target, key } = interaction;
  const figures: Figure[] = [];
  for (const when of ['', ' right after first paint']) {
    const effects: number[] = [];
    const paints: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await openPage(browser, screen, SLOWER);
      await (when ? paintedPage(page, address + path) : restingPage(page, address + path));
      const control = target(page);
      const isThere = await control.isVisible();
      const wantedAt = Date.now();
      if (key) await control.focus();
      const { shownAt, pressedAt, nextPaint } = await outcomeOf(page, effect, () =>
        key ? page.keyboard.press(key) : tap(page, control),
      );
      // Who has to wait for a button waits for its effect.
      effects.push(shownAt - (isThere ? pressedAt : wantedAt));
      if (nextPaint !== undefined) paints.push(nextPaint);
      await page.context().close();
    }
    figures.push({ name: `${name}: effect${when}`, value: median(effects), unit: 'ms' });
    if (paints.length > 0)
      figures.push({ name: `${name}: next paint${when}`, value: median(paints), unit: 'ms', budget: { most: 100 } });
  }
  return figures;
}

/** From the press on a link of the list to the next page's first frame, with and without pointing at it or touching it before. */
async function benchNextPage(browser: Browser, address: string, slower: number): Promise<void> {
  const figures: Figure[] = [];
  for (const [name, screen, press] of [
    ['click', WIDE, click],
    ['tap', NARROW, tap],
  ] as const) {
    for (const before of [0, 100]) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await openPage(browser, screen, slower);
        await restingPage(page, `${address}/blog`);
        const former = (await page.locator('main h1').textContent()) ?? '';
        const { shownAt, pressedAt } = await outcomeOf(page, { selector: 'main h1', former }, () =>
          press(page, page.locator('main h3 a').first(), before),
        );
        times.push(shownAt - pressedAt);
        await page.context().close();
      }
      const value = median(times);
      figures.push({ name: `${name}, ${before} ms before`, value, unit: 'ms', budget: { most: before ? 300 : 1000 } });
    }
  }
  printFigures(`Next page, slow 4G, processor ${slower} times slower, median of ${RUNS}`, figures);
}

async function paintedPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  // Not frame by frame, which is the default: a page whose window is not drawn has no frames.
  await page.bringToFront();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    polling: 50,
  });
}

async function restingPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await pause(READING_MS);
}
