import type { Page } from '@playwright/test';

/** Waits until the page's scripts have begun to take it over. */
export async function hydrating(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Waits until the page's scripts have taken it over, the parts that wait for a first movement included. */
export async function hydrated(page: Page): Promise<void> {
  await hydrating(page);
  // No movement of the pointer, which could open what the tests open themselves.
  await page.evaluate(() => document.body.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-later]')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}
