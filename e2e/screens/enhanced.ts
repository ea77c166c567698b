import type { Page } from '@playwright/test';

/** Waits until the page's script has run. */
export const enhanced = (page: Page): Promise<void> =>
  page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
