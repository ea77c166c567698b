import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { kindsOfPage } from '../../e2e/screens/first-load';
import { launchBrowser } from './browser';
import { openPage } from './phone';
import { openSlowLink } from './slow-link';
import { median, printFigures } from './table';

const RUNS = 7;
const SLOWER = 4;
/** The screen of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** For how long a browser that has just started still loads the pages of its own frame. */
const STARTED_MS = 5000;
/** Where visitors come from: a page of another site, which has a process of its own. The process that shows ours would have to clear an empty tab first. */
const RESULTS = 'data:text/html,<p>Results';
/** How long a page is looked at: the largest paint can come after the load. */
const AFTER_LOAD_MS = 1000;

/**
 * First and largest paint of a visitor's first page, which a page of results leads to, on slow 4G with a processor four times slower. Both are applied, where
 * Lighthouse simulates them from a fast load and misses what holds a paint back, such as a preloaded font. A page to compare with (`STARTER_URL`) takes
 * turns with ours.
 */
export async function benchFirstPaint(address: string): Promise<void> {
  const starter = process.env['STARTER_URL'];
  const browser = await launchBrowser();
  try {
    await pause(STARTED_MS);
    for (const { name, path } of kindsOfPage) {
      const ours: Paints[] = [];
      const theirs: Paints[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await paintsOf(browser, address + path));
        if (starter) theirs.push(await paintsOf(browser, starter));
      }
      const figure = (label: string, of: keyof Paints, most: number) => ({
        name: label,
        value: median(ours.map((paint) => paint[of])),
        unit: 'ms',
        budget: { most },
        ...(starter && { beside: { name: 'starter', value: median(theirs.map((paint) => paint[of])) } }),
      });
      printFigures(`First paint, ${name} (${path}), slow 4G, processor ${SLOWER} times slower, median of ${RUNS}`, [
        figure('first paint', 'first', 750),
        figure('largest paint', 'largest', 1000),
      ]);
    }
  } finally {
    await browser.close();
  }
}

/** In milliseconds since the navigation began. */
interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Each visitor has no connection and no font yet. */
async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const link = await openSlowLink(url);
  const page = await openPage(browser, PHONE, SLOWER);
  try {
    await page.goto(RESULTS);
    await pause(AFTER_LOAD_MS);
    await page.goto(link.address + new URL(url).pathname, { waitUntil: 'load' });
    await pause(AFTER_LOAD_MS);
    return await page.evaluate(async () => {
      const largest = new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { first: first?.startTime ?? Number.NaN, largest: await largest };
    });
  } finally {
    await page.context().close();
    link.close();
  }
}
