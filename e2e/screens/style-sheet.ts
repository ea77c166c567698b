import { expect, type Page, type Route } from '@playwright/test';

export const fullStyleSheet = /\/assets\/site-[^/]+\.css$/;
export const siteScript = /\/assets\/site-[^/]+\.js$/;

/**
 * Holds the style sheet back until the returned function is called, and blocks the script. Navigate with `waitUntil: 'commit'`, because the
 * parts below the fold come only after the sheet.
 */
export async function holdStyleSheet(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(fullStyleSheet, (route) => void held.push(route));
  await page.route(siteScript, () => undefined);
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet);
  };
}
