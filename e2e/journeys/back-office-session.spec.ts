// @module-tag spec-10-6
import { expect, type Page } from '@playwright/test';
import { administrator } from '../administrator';
import { exhaustive } from '../screens/exhaustive';
import { freshTest } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';

freshTest.afterEach(async ({ api, stamp }) => {
  await api.remove('blog_posts', `slug=like.*${stamp}*`);
  await api.remove('faq_entries', `question=like.*${stamp}*`);
});

const RENEWAL = '**/auth/v1/token?grant_type=refresh_token';
const HOUR = 3_600_000;

/** Counts the renewals of the session and the other calls of the API. */
function callsOf(page: Page) {
  const calls = { renewals: 0, others: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('grant_type=refresh_token')) calls.renewals += 1;
    else if (request.url().includes('/rest/v1/')) calls.others += 1;
  });
  return calls;
}

/** Makes the page's clock wrong by some hours. The session comes from a browser whose clock is right. */
const shiftClock = (page: Page, hours: number) =>
  page.addInitScript((milliseconds) => {
    const rightTime = Date.now.bind(Date);
    const now = () => rightTime() + milliseconds;
    const clock = new Proxy(Date, {
      construct: (known, moment) => Reflect.construct(known, moment.length === 0 ? [now()] : moment) as Date,
      get: (known, name) => (name === 'now' ? now : (Reflect.get(known, name) as unknown)),
    });
    Object.assign(window, { Date: clock });
  }, hours * HOUR);

freshTest('a computer whose clock is ahead renews its session once, and says so', exhaustive, async ({ page }) => {
  await shiftClock(page, 2);
  const calls = callsOf(page);
  await visit(page, '/admin/dashboard');
  await expect(page.getByText('L’horloge de cet ordinateur avance de 2 heures')).toHaveCount(1);
  for (const screen of ['Articles', 'Contacts', 'Commentaires', 'Pages', 'Médiathèque', 'Articles', 'Contacts']) {
    await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(calls.others).toBeGreaterThan(15);
  expect(calls.renewals).toBeLessThanOrEqual(1);
});

freshTest('words outlive a renewal that the server puts off', async ({ page, stamp, api }) => {
  const { id } = await storeArticle(api, stamp, 'Patience', { status: 'published' });
  const { html } = editorScreen(page);
  await page.clock.install();
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await html.fill('<p>Mots tapés pendant que le serveur fait attendre</p>');
  let putOff = 0;
  await page.route(RENEWAL, async (route) => {
    putOff += 1;
    if (putOff > 2) return route.fallback();
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { code: '429', message: 'Too many' } });
  });
  // The session has expired for this computer.
  await page.clock.setSystemTime(Date.now() + 2 * HOUR);
  await page.keyboard.press('Control+s');
  const content = async () => (await api.select('blog_posts', `select=content&id=eq.${String(id)}`))[0]?.['content'];
  await expect.poll(content, { timeout: 30_000 }).toContain('pendant que le serveur fait attendre');
  expect(putOff).toBeGreaterThan(2);
  await expect(html).toHaveValue('<p>Mots tapés pendant que le serveur fait attendre</p>');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Votre session a pris fin.')).toHaveCount(0);
});

freshTest(
  'a session that ends under a form leaves its words, which the password saves',
  async ({ page, stamp, api }) => {
    await visit(page, '/admin/questions/new');
    await page.getByLabel('Question').fill(`Fin ${stamp}`);
    await page.getByLabel('Réponse').fill('Des mots qui restent');
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 401, json: { message: 'JWT expired' } }));
    await page.route(RENEWAL, (route) =>
      route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } }),
    );
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await expect(dialog).toBeVisible();
    await page.unrouteAll();
    await dialog.getByLabel('Mot de passe').fill(administrator.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/admin/questions');
    expect(await api.select('faq_entries', `select=answer&question=eq.Fin ${stamp}`)).toEqual([
      { answer: 'Des mots qui restent' },
    ]);
  },
);
