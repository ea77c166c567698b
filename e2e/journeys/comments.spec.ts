// @module-tag spec-10-15
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { storeArticle } from '../screens/articles';
import { axeFindings } from '../screens/axe';
import { type ContentApi, type Row, randomAddress } from '../screens/content-api';
import { openEnhanced } from '../screens/enhanced';
import { changeSettings, type Settings } from '../screens/site-settings';
import { test } from '../screens/visitor';

/** Every page shows comments once this setting is on, so these journeys run one after the other. */
test.describe.configure({ mode: 'serial' });
let before: Settings = {};
test.beforeAll(async ({ api }) => {
  before = await changeSettings(api, { comments_enabled: 'true' });
});
test.afterAll(async ({ api }) => void (await changeSettings(api, before)));

let post: Row;
let address = '';
test.beforeEach(async ({ api, stamp }) => {
  post = await storeArticle(api, stamp, 'Avis', { status: 'published' });
  address = `/blog/${String(post['slug'])}`;
});
test.afterEach(async ({ api }) => {
  await api.remove('comments', `post_id=eq.${String(post['id'])}`);
  await api.remove('blog_posts', `id=eq.${String(post['id'])}`);
});

const comments = (page: Page) => page.getByRole('region', { name: /^(Un commentaire|\d* ?[Cc]ommentaires)$/ });
const newComment = (page: Page) => page.getByRole('region', { name: 'Laisser un commentaire' });
const WAITING = 'Votre commentaire sera publié après relecture.';

async function fill(page: Page, words: string, form = newComment(page)): Promise<void> {
  await form.getByLabel('Votre nom').fill('Odile');
  await form.getByLabel('Votre e-mail').fill('odile@example.fr');
  await form.getByLabel('Votre commentaire').fill(words);
}
const send = (page: Page, form = newComment(page)) =>
  form.getByRole('button', { name: 'Envoyer le commentaire' }).click();

const stored = (api: ContentApi) =>
  api.select('comments', `post_id=eq.${String(post['id'])}&select=id,status,words,parent_id&order=created_at`);

async function approveAll(api: ContentApi): Promise<void> {
  await api.update('comments', `post_id=eq.${String(post['id'])}`, { status: 'approved' });
}

test('a comment waits, then appears with safe links, and is answered one level deep', async ({ page, api }) => {
  await openEnhanced(page, address);
  await fill(page, 'Deux lignes :\nhttps://exemple.fr/a?b=1 et <b>javascript:alert(1)</b>');
  await send(page);
  await expect(newComment(page).getByRole('status')).toContainText(WAITING);
  await expect(page.locator(':focus'), 'the keyboard goes on from the answer').toContainText(WAITING);
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(comments(page)).not.toContainText('Deux lignes');

  await approveAll(api);
  await page.reload();
  const [first] = await stored(api);
  const comment = page.getByRole('article', { name: 'Commentaire signé Odile' });
  await expect(comment).toContainText('<b>javascript:alert(1)</b>');
  await expect(comment).not.toContainText('odile@example.fr');
  const link = comment.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://exemple.fr/a?b=1');
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');

  await api.insert('comments', { post_id: post['id'], parent_id: first?.['id'], words: 'Merci Odile.' });
  // This time the visitor arrives by a link, which the browser may have rendered in advance.
  await openEnhanced(page, '/blog');
  await page.getByRole('link', { name: String(post['title']) }).click();
  await expect(page.getByRole('list', { name: 'Réponses à Odile' })).toContainText(/L’équipe \S+.*Merci Odile\./);
  await page.keyboard.press('Tab');
  await page.getByText('Répondre à Odile').focus();
  await page.keyboard.press('Enter');
  const reply = page.getByRole('form', { name: 'Répondre à Odile' });
  await fill(page, 'Je précise.', reply);
  await send(page, reply);
  await expect(comments(page)).toContainText(WAITING);
  const answer = (await stored(api)).at(-1);
  expect(answer).toMatchObject({ words: 'Je précise.', status: 'pending', parent_id: first?.['id'] });
});

test(
  'without JavaScript the form posts to the article and keeps the text on an error',
  { tag: [exhaustive.tag, '@spec-10-4'] },
  async ({ browser, api, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    });
    const page = await context.newPage();
    await page.goto(address);
    await fill(page, 'Sans script\net sans faute');
    await newComment(page).getByLabel('Votre e-mail').fill('odile@example');
    await send(page);
    await expect(newComment(page).getByLabel('Votre e-mail')).toHaveAccessibleDescription(
      /^Cette adresse ne semble pas complète.*Il ne sera pas publié\.$/,
    );
    await expect(newComment(page).getByLabel('Votre commentaire')).toHaveValue('Sans script\net sans faute');
    await expect(newComment(page)).toBeInViewport();
    await newComment(page).getByLabel('Votre e-mail').fill('odile@example.fr');
    await send(page);
    await expect(newComment(page)).toContainText(WAITING);
    expect(await stored(api)).toMatchObject([{ words: 'Sans script\net sans faute', status: 'pending' }]);
    await context.close();
  },
);

test('a missing field, a failure and a filled honeypot lose no word', exhaustive, async ({ page, api }) => {
  await openEnhanced(page, address);
  await send(page);
  await expect(newComment(page).getByLabel('Votre nom')).toBeFocused();
  await expect(newComment(page).getByLabel('Votre nom')).toHaveAccessibleDescription('Indiquez votre nom.');

  await fill(page, 'Gardé.');
  await page.route(`**${address}`, (route) => route.abort());
  await send(page);
  await expect(newComment(page).getByRole('alert')).toContainText('votre commentaire n’est pas parti');
  await page.unrouteAll();
  // The honeypot, which only a script fills in.
  await page
    .locator('input[name="reponse_libre"]')
    .first()
    .evaluate((field: HTMLInputElement) => (field.value = 'x'));
  await send(page);
  await expect(newComment(page).getByRole('alert')).toContainText('envoyez-le à nouveau');
  await expect(newComment(page).getByLabel('Votre commentaire')).toHaveValue('Gardé.');
  expect(await stored(api)).toEqual([]);
  await send(page);
  await expect(newComment(page).getByRole('status')).toContainText(WAITING);
  expect(await stored(api)).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing among comments and their forms at 390 px, ${colorScheme}`,
    { tag: [exhaustive.tag, '@spec-10-2'] },
    async ({ page, api }) => {
      await api.insert('comments', { post_id: post['id'], words: `Un mot ${'x'.repeat(80)}` });
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ colorScheme });
      await openEnhanced(page, address);
      await comments(page).getByText('Répondre').click();
      await send(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
}

test('with the setting off an article shows, asks and loads nothing of comments', exhaustive, async ({ page, api }) => {
  await api.insert('comments', { post_id: post['id'], words: 'Invisible.' });
  await changeSettings(api, { comments_enabled: 'false' });
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await openEnhanced(page, address);
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible();
  await expect(comments(page)).toHaveCount(0);
  expect(requests.filter((url) => /comment/i.test(url))).toEqual([]);
  expect(await (await page.request.get(address)).text()).not.toMatch(/Invisible|commentaire/);
  await changeSettings(api, { comments_enabled: 'true' });
});
