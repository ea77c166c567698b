import type { Page } from '@playwright/test';

const WIDTHS = [1280, 390] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Shows the page wide and narrow, by day and by night, and does something with each look. */
export async function inEveryLook(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await look(`${width} px, ${colorScheme}`);
    }
  }
}
