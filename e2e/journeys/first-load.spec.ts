// @module-tag spec-10-4
import { gzipSync } from 'node:zlib';
import { expect, type Response, type Route } from '@playwright/test';
import { administrator } from '../administrator';
import { firstLoadBudgets, kindsOfPage, measureFirstLoad } from '../screens/first-load';
import { enhanced } from '../screens/enhanced';
import { siteScript } from '../screens/style-sheet';
import { test } from '../screens/visitor';

for (const { name, path } of kindsOfPage) {
  test(`the ${name} page keeps to its weight`, async ({ page }) => {
    const { document, scripts, fonts, total, requests } = await measureFirstLoad(page, path);
    expect(document).toBeLessThanOrEqual(firstLoadBudgets.document);
    // A smaller size would mean that the test measured nothing.
    expect(scripts).toBeGreaterThan(3_000);
    expect(scripts).toBeLessThanOrEqual(firstLoadBudgets.scripts);
    expect(fonts).toHaveLength(1);
    expect(Math.max(...fonts)).toBeLessThanOrEqual(firstLoadBudgets.font);
    if (path !== '/') return;
    expect(total).toBeLessThanOrEqual(firstLoadBudgets.home.total);
    expect(requests).toBeLessThanOrEqual(firstLoadBudgets.home.requests);
  });
}

test('titles are read before the heading face has come, and none changes once it has', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries()) document.documentElement.dataset['moved'] = shift.name;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held: Route[] = [];
  await page.route(/\.woff2$/, (route) => void held.push(route));
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  const box = await title.boundingBox();
  const arrived = page.waitForResponse(/\.woff2$/);
  await held[0]?.continue();
  await (await arrived).finished();
  await enhanced(page);
  expect(await title.boundingBox()).toEqual(box);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('a page whose script does not come is legible, and its links lead on', async ({ page }) => {
  await page.route(siteScript, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
});

test(
  'the back-office loads little before sign-in, and react-admin in one piece of limited size',
  { tag: '@spec-10-9' },
  async ({ page }) => {
    const scripts: Promise<number>[] = [];
    const weigh = (response: Response): void => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      }
    };
    page.on('response', weigh);
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shell = await Promise.all(scripts);
    expect(shell.reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(95_000);
    // The browser loads the application while the person types the password.
    const application = page.waitForResponse(/\/App-[^/]*\.js$/);
    await page.getByLabel('E-mail').fill(administrator.email);
    await application;
    await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.waitForLoadState('networkidle');
    // Stops counting: a script that is requested from now on might not arrive before the test ends.
    page.off('response', weigh);
    expect(Math.max(...(await Promise.all(scripts)))).toBeLessThanOrEqual(300_000);
  },
);
