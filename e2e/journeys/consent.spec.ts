// @module-tag spec-10-2
// @module-tag spec-2-2
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { axeFindings } from '../screens/axe';
import { enhanced, openEnhanced } from '../screens/enhanced';
import { illegibleWords } from '../screens/legible';
import { inDisplayModes } from '../screens/display-modes';
import { changeSettings, type Settings } from '../screens/site-settings';
import { test } from '../screens/visitor';

const ID = 'G-TEST12345';
const question = (page: Page) => page.getByRole('region', { name: /Google Analytics/ });
const refuse = (page: Page) => question(page).getByRole('button', { name: 'Refuser' });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Accepter' });
const manage = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });

/** Answers requests to Google, and records their addresses. */
async function watchGoogle(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/[^/]*google/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return requests;
}

function appearanceOf(element: Element): readonly string[] {
  const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
  return [backgroundColor, color, fontSize, fontWeight];
}

test.describe.configure({ mode: 'serial' });

test('a site without an analytics identifier asks nothing and loads nothing', async ({ page }) => {
  const requests = await watchGoogle(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openEnhanced(page, '/contact');
  await expect(question(page)).toHaveCount(0);
  await expect(manage(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(scripts.filter((url) => url.includes('ConsentPanel'))).toEqual([]);
});

test.describe('with an identifier', () => {
  let before: Settings = {};
  test.beforeAll(async ({ api }) => {
    before = await changeSettings(api, { google_analytics_id: ID });
  });
  test.afterAll(async ({ api }) => void (await changeSettings(api, before)));

  test(
    'in a small window the consent question is at the end of the page, and fully readable',
    exhaustive,
    async ({ page }) => {
      await page.setViewportSize({ width: 195, height: 422 });
      await openEnhanced(page, '/contact');
      await expect(refuse(page)).toBeAttached();
      await expect(question(page)).not.toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await illegibleWords(page)).toEqual([]);
      await refuse(page).click();
      await expect(question(page)).toBeHidden();
    },
  );

  test('silence measures nothing, and the question stays from page to page', async ({ page }) => {
    const requests = await watchGoogle(page);
    await page.goto('/contact');
    await expect(question(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
    await expect(page).toHaveURL('/cgv');
    await expect(question(page)).toBeVisible();
    expect(requests).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('refusing is as easy as accepting: same place, same size, same look', exhaustive, async ({ page }) => {
    await page.goto('/contact');
    const [no, yes] = await Promise.all([refuse(page).boundingBox(), accept(page).boundingBox()]);
    expect(no?.y).toBe(yes?.y);
    expect(no?.height).toBe(yes?.height);
    expect(await refuse(page).evaluate(appearanceOf)).toEqual(await accept(page).evaluate(appearanceOf));
  });

  test('axe finds nothing in the consent question, nor when it is shown again', exhaustive, async ({ page }) => {
    await page.goto('/contact');
    await expect(question(page)).toBeVisible();
    await inDisplayModes(page, async (name) => expect.soft(await axeFindings(page), name).toEqual([]));
    await refuse(page).click();
    await manage(page).click();
    await expect(question(page)).toContainText('refusé');
    await inDisplayModes(page, async (name) => expect.soft(await axeFindings(page), name).toEqual([]));
  });

  test('a refusal is kept and loads nothing', async ({ page }) => {
    const requests = await watchGoogle(page);
    await page.goto('/contact');
    await refuse(page).click();
    await expect(question(page)).toHaveCount(0);
    await page.reload();
    await enhanced(page);
    await expect(manage(page)).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  test('an agreement loads the script at once and on the next visit', async ({ page }) => {
    const requests = await watchGoogle(page);
    await page.goto('/contact');
    await accept(page).click();
    await expect.poll(() => requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    const commands = await page.evaluate(() => {
      const queue = 'dataLayer' in window ? (window.dataLayer as readonly object[]) : [];
      return JSON.stringify(queue.map((command) => Object.values(command)));
    });
    expect(commands, 'thirteen months of thirty days, from the first visit').toContain(
      '"cookie_expires":33696000,"cookie_update":false',
    );
    await page.reload();
    await expect.poll(() => requests.length).toBe(2);
    await expect(question(page)).toHaveCount(0);
  });

  test('the footer gives the choice back, by keyboard too, and a withdrawal removes the cookies', async ({
    page,
    context,
    baseURL,
  }) => {
    await watchGoogle(page);
    await page.goto('/contact');
    await accept(page).click();
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: baseURL ?? '' }]);
    await manage(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toContainText('accepté');
    await refuse(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(manage(page)).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    await enhanced(page);
    await expect(question(page)).toHaveCount(0);
  });

  test('on a phone it leaves most of the window and hides nothing for good', exhaustive, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await expect(question(page)).toBeVisible();
    const box = await question(page).boundingBox();
    expect(box?.height).toBeLessThan(844 / 3);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [panel, footer] = await Promise.all([
      question(page).boundingBox(),
      page.getByRole('contentinfo').boundingBox(),
    ]);
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(Math.round(panel?.y ?? 0));
  });
});
