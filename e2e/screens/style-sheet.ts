import { expect, type Page, type Route } from '@playwright/test';

export const fullStyleSheet = /\/assets\/site-[^/]+\.css$/;
export const siteScript = /\/assets\/site-[^/]+\.js$/;

/** Keeps the whole style sheet back until it is let through, and the script away. Navigate until `commit`: what is below the fold comes after the sheet. */
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
