import { gzipSync } from 'node:zlib';
import { devices, expect, type Locator, type Response, type Route } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { administrator } from '../administrator';
import { firstLoadBudgets, kindsOfPage, measureFirstLoad } from '../screens/first-load';
import { hydrated, hydrating } from '../screens/hydrated';
import { test } from '../screens/visitor';

for (const { name, path } of kindsOfPage) {
  test(`the ${name} page keeps to its weight (§10.4)`, async ({ page }) => {
    const { document, scripts, fonts, total, requests } = await measureFirstLoad(page, path);
    expect(document).toBeLessThanOrEqual(firstLoadBudgets.document);
    // Less would mean that nothing was measured.
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(firstLoadBudgets.scripts);
    expect(fonts).toHaveLength(1);
    expect(Math.max(...fonts)).toBeLessThanOrEqual(firstLoadBudgets.font);
    if (path !== '/') return;
    expect(total).toBeLessThanOrEqual(firstLoadBudgets.home.total);
    expect(requests).toBeLessThanOrEqual(firstLoadBudgets.home.requests);
  });
}

test('titles are read before the heading face has come, and none changes once it has (§10.4)', async ({ page }) => {
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
  await hydrated(page);
  expect(await title.boundingBox()).toEqual(box);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('a browser that is never idle runs the page’s scripts all the same (§10.4)', exhaustive, async ({ page }) => {
  await page.addInitScript(() => {
    // Such a browser calls back once the timeout has passed, and never without one.
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? window.setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0;
  });
  await page.goto('/');
  await hydrating(page);
});

test(
  'a part whose code does not come stays as it was served, and its links lead on (§10.4)',
  exhaustive,
  async ({ page }) => {
    await page.route(/\/BelowTheFold-/, (route) => route.abort());
    await page.goto('/');
    await page.mouse.wheel(0, 2000);
    const sectors = page.getByRole('link', { name: /BTP/ }).last();
    await expect(sectors).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
  },
);

for (const [sign, show] of [
  ['pointing at', (link: Locator) => link.hover()],
  ['focusing', (link: Locator) => link.focus()],
] as const) {
  test(`${sign} a link fetches its page whole, code and data (§10.4)`, exhaustive, async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'CGV' });
    const data = page.waitForResponse(/\/rpc\/shown_page/);
    await show(link);
    await (await data).finished();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
  });
}

test(
  'touching a link fetches its page whole, code and data, before the finger leaves it (§10.4)',
  exhaustive,
  async ({ browser }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'] });
    const page = await context.newPage();
    await page.goto('/');
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'CGV' });
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error('the link is not shown');
    const finger = await context.newCDPSession(page);
    const data = page.waitForResponse(/\/rpc\/shown_page/);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await (await data).finished();
    await context.setOffline(true);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
    await context.close();
  },
);

test('a click before the scripts run follows the link (§10.4)', async ({ page }) => {
  // The application never arrives.
  await page.route(/entry-client/, () => undefined);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions générales de vente' })).toBeVisible();
});

test('the back-office asks for little before somebody signs in, and for react-admin in one piece of limited weight (§10.4, §10.9)', async ({
  page,
}) => {
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
  // The application comes while the password is typed.
  const application = page.waitForResponse(/\/App-[^/]*\.js$/);
  await page.getByLabel('E-mail').fill(administrator.email);
  await application;
  await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.waitForLoadState('networkidle');
  // A script that comes later would be requested after the test.
  page.off('response', weigh);
  expect(Math.max(...(await Promise.all(scripts)))).toBeLessThanOrEqual(300_000);
});
