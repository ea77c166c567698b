import type { Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { outcomeOf } from './effects';
import { openPage, WIDE } from './phone';
import { median, printFigures } from './table';

/** A round through the site by its menus: where each click leads. */
const ROUND = ['/blog', '/services', '/contact', '/a-propos', '/'] as const;
const ROUNDS = 2;

/** From a click on a link of the menu to the new page's heading on the screen, the code and data being in the cache. */
export async function benchNavigation(address: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await openPage(browser, WIDE, 1);
  await page.goto(address);
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

/** Points at a link of the menu as a person does, and clicks it. */
async function follow(page: Page, path: string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Navigation principale' })
    .locator(`:scope > ul > li > a[href="${path}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
  const former = (await page.locator('main h1').textContent()) ?? '';
  const { shownAt, pressedAt } = await outcomeOf(page, { selector: 'main h1', former }, () => link.click());
  return shownAt - pressedAt;
}
