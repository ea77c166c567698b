// @module-tag spec-10-13
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const RECORDING = '**/rest/v1/rpc/record_analytics_event';

/** Records the events that a page sends, and the status of each answer. */
function watchEvents(page: Page): { readonly sent: object[]; readonly statuses: number[] } {
  const seen = { sent: [] as object[], statuses: [] as number[] };
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/record_analytics_event')) seen.sent.push(request.postDataJSON() as object);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/rpc/record_analytics_event')) seen.statuses.push(response.status());
  });
  return seen;
}

test('a visit is recorded page by page, with what was done, and leaves nothing in the browser', async ({
  page,
  context,
}) => {
  const { sent, statuses } = watchEvents(page);
  await openEnhanced(page, '/blog?utm_source=lettre&utm_campaign=rentree', { referer: 'https://www.google.com/' });
  await expect
    .poll(() => sent)
    .toEqual([
      { kind: 'view', path: '/blog', referrer: 'www.google.com', utm_source: 'lettre', utm_campaign: 'rentree' },
    ]);
  await openEnhanced(page, '/blog?search=introuvable-partout');
  await expect.poll(() => sent).toContainEqual({ kind: 'search', path: '/blog', results: 0 });
  // The site does not count a page that a visitor leaves within half a second.
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 500, since);
  // Playwright does not see the requests of a page that is being replaced, so the test fires the event that browsers fire then.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'view', path: '/cgv' });
  expect(sent).toContainEqual(expect.objectContaining({ kind: 'stay', path: '/blog' }));
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await openEnhanced(page, '/une-page-qui-n-existe-pas');
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'view', path: '/' });
  expect(JSON.stringify(sent), 'what does not exist is no page').not.toContain('existe-pas');
  // The browser may stop listening before the server answers an event that a document sent as the visitor left it.
  const awaited = sent.filter((event) => !('kind' in event && event.kind === 'stay'));
  await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(awaited.length);
  expect(new Set(statuses)).toEqual(new Set([204]));
});

test('a page that nobody touches is counted too, and a failure is silent', exhaustive, async ({ page }) => {
  await page.route(RECORDING, (route) => route.abort());
  const { sent } = watchEvents(page);
  await page.goto('/a-propos');
  await expect.poll(() => sent).toEqual([{ kind: 'view', path: '/a-propos' }]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the privacy page lets visitors refuse, at once and for good, and agree again', async ({ page }) => {
  const { sent } = watchEvents(page);
  await openEnhanced(page, '/politique-confidentialite');
  const choice = page.getByRole('region', { name: 'Vos visites et nos statistiques' });
  await expect.poll(() => sent).toHaveLength(1);
  await choice.getByRole('button', { name: 'Ne plus compter mes visites' }).click();
  await expect(choice.getByRole('status')).toHaveText('Vos visites ne sont plus comptées avec ce navigateur.');
  const agree = choice.getByRole('button', { name: 'Compter à nouveau mes visites' });
  await expect(agree).toBeFocused();
  await openEnhanced(page, '/cgv');
  await openEnhanced(page, '/politique-confidentialite');
  await agree.click();
  await expect(choice.getByRole('status')).toHaveText(/^Vos visites sont comptées/);
  await openEnhanced(page, '/a-propos');
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'view', path: '/a-propos' });
  expect(JSON.stringify(sent)).not.toContain('/cgv');
});

test(
  'visits with Global Privacy Control are not counted, and the privacy page says so',
  exhaustive,
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const { sent } = watchEvents(page);
    await openEnhanced(page, '/politique-confidentialite');
    await expect(page.getByText('Votre navigateur demande de ne pas être suivi')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
    await expect(page).toHaveURL('/cgv');
    expect(sent).toEqual([]);
  },
);
