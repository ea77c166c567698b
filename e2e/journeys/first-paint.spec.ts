// @module-tag spec-10-4
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/visitor';
import { holdStyleSheet, fullStyleSheet, siteScript } from '../screens/style-sheet';

test('while the style sheet is on its way the first screen can be read, and the rest follows', async ({ page }) => {
  const letSheetThrough = await holdStyleSheet(page);
  await page.goto('/blog/relancer-ses-devis-sans-y-penser', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeAttached();
  await letSheetThrough();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a style sheet that does not come hides nothing, and links lead on', exhaustive, async ({ page }) => {
  await page.route(fullStyleSheet, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => fullStyleSheet.test(request.url()));
  await page.goto('/blog/relancer-ses-devis-sans-y-penser');
  await failed;
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.unroute(fullStyleSheet);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await document;
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a reload stays where the reader was, before any script ran', async ({ page }) => {
  await page.route(siteScript, (route) => route.abort());
  await page.goto('/blog/relancer-ses-devis-sans-y-penser');
  const heading = page.getByRole('heading', { name: 'Monter la petite machine' });
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('an address with a place in the page leads there', exhaustive, async ({ page }) => {
  await page.goto('/blog/relancer-ses-devis-sans-y-penser#partie-monter-la-petite-machine');
  await expect(page.getByRole('heading', { name: 'Monter la petite machine' })).toBeInViewport();
});

test('before scripts run, the arrow of « Services » announces no panel', { tag: '@spec-2-1' }, async ({ reader }) => {
  await reader.goto('/');
  const arrow = reader.getByRole('button', { name: 'Détail des services' });
  await arrow.hover();
  await expect(reader.getByRole('group', { name: 'Services Principaux' })).toBeVisible();
  await expect(arrow).not.toHaveAttribute('aria-expanded');
});
