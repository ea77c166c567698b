import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { inRichestDisplayModes, inDisplayModes } from './display-modes';

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

/** Checks, in the display modes of the run, that axe finds nothing and that the page does not scroll sideways. */
export const expectAccessible = (page: Page): Promise<void> =>
  inDisplayModes(page, (mode) => expectAccessibleNow(page, mode));

/** The same check for one of the richest screens, in more display modes. */
export const expectRichestAccessible = (page: Page): Promise<void> =>
  inRichestDisplayModes(page, (mode) => expectAccessibleNow(page, mode));

async function expectAccessibleNow(page: Page, mode: string): Promise<void> {
  // In a window of another size the pointer may rest on an element with a tooltip.
  await page.mouse.move(0, 0);
  await themeShown(page);
  expect.soft(await axeFindings(page), mode).toEqual([]);
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(sticksOut, `${mode}: sideways scrolling`).toBeLessThanOrEqual(0);
}
