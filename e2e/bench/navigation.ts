import type { Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { median, printFigures } from './figures';

/** A round through the site by its menus: the target of each click. */
const ROUND = ['/blog', '/services', '/contact', '/a-propos', '/'] as const;
const ROUNDS = 2;

/**
 * Runs in each document: notes when its heading is on the screen, and when somebody clicks. A text and not a function, because the compiler
 * would add helpers that do not exist in the page.
 */
const noteTimes = `
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.clickedAt = performance.timeOrigin + timeStamp;
  }, true);
  requestAnimationFrame(function look() {
    const heading = document.querySelector('main h1');
    if (!heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return requestAnimationFrame(look);
    // Measured after the next frame is drawn.
    requestAnimationFrame(() => (sessionStorage.shownAt = performance.timeOrigin + performance.now()));
  });`;

/** Measures the time from a click on a link of the menu to the new page's heading on the screen, with a warm cache. */
export async function benchNavigation(address: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  await page.addInitScript(noteTimes);
  await page.goto(address);
  for (const path of ROUND) await follow(page, path);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of ROUND) times.push(await follow(page, path));
  }
  await browser.close();
  printFigures('navigation', `click to new content, ${times.length} times, warm cache`, [
    { name: 'median', value: median(times), unit: 'ms', budget: { most: 100 } },
    { name: 'slowest', value: Math.max(...times), unit: 'ms', budget: { most: 100 } },
  ]);
}

async function follow(page: Page, path: string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Navigation principale' })
    .locator(`:scope > ul > li > a[href="${path}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  // A function and not a text, because the page's policy would refuse to evaluate a text again and again.
  await page.waitForFunction(() => Number(sessionStorage['shownAt']) > Number(sessionStorage['clickedAt']));
  return page.evaluate<number>('sessionStorage.shownAt - sessionStorage.clickedAt');
}
