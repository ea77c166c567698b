import type { Page } from '@playwright/test';

/** Waits until the page's script has run. */
export const enhanced = (page: Page): Promise<void> =>
  page.locator('html[data-enhanced]').waitFor({ state: 'attached' });

/** Opens a page, and waits until its script has run. */
export async function openEnhanced(page: Page, ...address: Parameters<Page['goto']>): Promise<void> {
  await page.goto(...address);
  await enhanced(page);
}
