// @module-tag spec-10-4
import { expect } from '@playwright/test';
import { freshTest as test } from '../screens/administrator';
import { exhaustive } from '../screens/exhaustive';

test('a list does not move when its header appears', exhaustive, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((shifts) => {
      for (const { sources } of shifts.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        if (sources.some(({ node }) => node instanceof Element && node.matches('.list-page')))
          document.documentElement.dataset['moved'] = 'list';
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/admin/services');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
