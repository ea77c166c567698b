import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { inLooksOfRichest, inSomeLooks } from './looks';

/** Collects console errors and uncaught exceptions. */
export function listenToErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Waits until the theme and its colour transitions are complete, so that contrasts are final. */
export async function themeShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.style.colorScheme ===
      (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  );
  await page.evaluate(() => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** In the looks of the run, axe finds nothing, and the page does not scroll sideways. */
export const expectNothing = (page: Page): Promise<void> => inSomeLooks(page, (look) => expectNothingNow(page, look));

/** The same for one of the richest screens, which are looked at in more of them. */
export const expectNothingOnRichest = (page: Page): Promise<void> =>
  inLooksOfRichest(page, (look) => expectNothingNow(page, look));

async function expectNothingNow(page: Page, look: string): Promise<void> {
  await themeShown(page);
  expect.soft(await axeFindings(page), look).toEqual([]);
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(sticksOut, `${look}: sideways scrolling`).toBeLessThanOrEqual(0);
}
