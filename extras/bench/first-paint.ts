import { setTimeout as pause } from 'node:timers/promises';
import { kindsOfPage } from '../../e2e/screens/first-load';
import { launchBrowser } from './browser';
import { openPage } from './phone';
import { openSlowLink } from './slow-link';
import { median, printFigures } from './table';

const RUNS = 5;
const SLOWER = 4;
/** The screen of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How long the largest paint is waited for after the load. */
const AFTER_LOAD_MS = 1000;

/**
 * First and largest paint of a visitor's first page on slow 4G with a processor four times slower. Both are applied, where Lighthouse simulates them from a
 * fast load and misses what holds a paint back, such as a preloaded font. A page to compare with (`STARTER_URL`) takes turns with ours.
 */
export async function benchFirstPaint(address: string): Promise<void> {
  const starter = process.env['STARTER_URL'];
  for (const { name, path } of kindsOfPage) {
    const paints: Record<'ours' | 'starter', Paints[]> = { ours: [], starter: [] };
    for (let run = 0; run < RUNS; run += 1) {
      paints.ours.push(await paintsOf(address + path));
      if (starter) paints.starter.push(await paintsOf(starter));
    }
    const figure = (label: string, of: keyof Paints, most: number) => ({
      name: label,
      value: median(paints.ours.map((paint) => paint[of])),
      unit: 'ms',
      budget: { most },
      ...(starter && { beside: { name: 'starter', value: median(paints.starter.map((paint) => paint[of])) } }),
    });
    printFigures(`First paint, ${name} (${path}), slow 4G, processor ${SLOWER} times slower, median of ${RUNS}`, [
      figure('first paint', 'first', 750),
      figure('largest paint', 'largest', 1000),
    ]);
  }
}

/** In milliseconds since the navigation began. */
interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** A browser of its own each time, which has no connection and no font yet. */
async function paintsOf(url: string): Promise<Paints> {
  const link = await openSlowLink(url);
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser, PHONE, SLOWER);
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
    await browser.close();
    link.close();
  }
}
