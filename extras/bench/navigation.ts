import type { Page } from '@playwright/test';
import { hydrated } from '../../e2e/screens/hydrated';
import { launchBrowser } from './browser';
import { median, printFigures } from './table';

/** A round through the site by its menus: where each click leads. */
const ROUND = ['/blog', '/services', '/contact', '/a-propos', '/'] as const;
const ROUNDS = 2;

/** From a click on a link of the menu to the new page's heading on the screen, the code and data being in the cache. */
export async function benchNavigation(address: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await hydrated(page);
  for (const path of ROUND) await follow(page, path);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of ROUND) times.push(await follow(page, path));
  }
  await browser.close();
  printFigures(`From click to new content, ${times.length} navigations, warm cache`, [
    { name: 'median', value: median(times), unit: 'ms', budget: { most: 100 } },
    { name: 'slowest', value: Math.max(...times), unit: 'ms', budget: { most: 100 } },
  ]);
}

/** Points at a link of the menu as a person does, clicks it and measures inside the page. */
async function follow(page: Page, path: string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Navigation principale' })
    .locator(`:scope > ul > li > a[href="${path}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
  const [time] = await Promise.all([page.evaluate(timeToNextHeading), link.click()]);
  return time;
}

/** Runs in the page: from the next click to the frame after the one that shows another heading. */
function timeToNextHeading(): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      () => {
        const clickedAt = performance.now();
        const before = document.querySelector('main h1')?.textContent;
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1')?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clickedAt)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}
