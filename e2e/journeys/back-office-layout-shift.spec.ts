// @module-tag spec-10-4
import { expect } from '@playwright/test';
import { freshTest as test } from '../screens/administrator';
import { exhaustive } from '../screens/exhaustive';

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const [name, path, moving] of [
  ['a list does not move when its header appears', '/admin/services', '.list-page'],
  ['the places of the menus do not move when their entries appear', '/admin/menu', 'main :has(> section)'],
] as const)
  test(name, exhaustive, async ({ page }) => {
    await page.addInitScript((selector) => {
      new PerformanceObserver((shifts) => {
        for (const { sources } of shifts.getEntries() as LayoutShift[])
          if (sources.some(({ node }) => node instanceof Element && node.matches(selector)))
            document.documentElement.dataset['moved'] = selector;
      }).observe({ type: 'layout-shift', buffered: true });
    }, moving);
    await page.goto(path);
    await expect(page.getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });
