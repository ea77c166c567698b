import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { administrator } from '../administrator';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';
import { someAddress } from '../screens/content-api';
import { endSession } from '../screens/sign-in';

// After each failure, everything typed is on the screen or in the database.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

const status = (page: Page) => page.getByText(/^Sauvegardé à \d\d:\d\d$/).first();

/** Delays the writes of articles until they are released. */
async function holdWrites(page: Page): Promise<{ readonly count: () => number; readonly letGo: () => void }> {
  let seen = 0;
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/rest\/v1\/(rpc\/(auto)?save_post|blog_posts)/, async (route) => {
    if (route.request().method() !== 'GET') {
      seen += 1;
      await held;
    }
    await route.continue();
  });
  return { count: () => seen, letGo: () => release?.() };
}

test(
  'a new article saves itself as a draft under its own address; « Publier » in the middle of a save publishes the screen, once (§10.6)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { title, html, publishAnyway } = editorScreen(page);
    const stored = () => api.select('blog_posts', `select=id,title,content,status&slug=like.*${stamp}*`);
    await visit(page, '/admin/blog/new');
    await title.fill(`Seule ${stamp}`);
    await html.click();
    await page.keyboard.type('<p>Un mot');
    await expect(status(page)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]+$/);
    await expect(html, 'nobody is interrupted').toBeFocused();
    expect(await stored()).toEqual([expect.objectContaining({ content: '<p>Un mot', status: 'draft' })]);
    const copies = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('blog_posts/new')));
    expect(copies, 'the next new article finds none of it').toEqual([]);

    const writes = await holdWrites(page);
    await page.keyboard.type(' de plus');
    await expect.poll(writes.count, 'it saves itself again').toBe(1);
    await page.keyboard.type(', et le dernier</p>');
    await publishAnyway();
    writes.letGo();
    await expect(page).toHaveURL('/admin/blog');
    expect(writes.count(), 'the automatic save, and one publication').toBe(2);
    expect(await stored()).toEqual([
      expect.objectContaining({ content: '<p>Un mot de plus, et le dernier</p>', status: 'published' }),
    ]);
  },
);

test(
  'two windows on one article: the second save is refused, shows the difference, and takes theirs or keeps mine (§10.6)',
  exhaustive,
  async ({ page, stamp, api, browser, baseURL }) => {
    const { id } = await storeArticle(api, stamp, 'Deux', { status: 'published' });
    const other = await browser.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    });
    const window2 = await other.newPage();
    for (const each of [page, window2]) {
      await each.goto(`/admin/blog/edit/${String(id)}`);
      await expect(editorScreen(each).title).toHaveValue(`Deux ${stamp}`);
    }
    const content = async () => (await api.select('blog_posts', `select=content&id=eq.${String(id)}`))[0]?.['content'];
    const mine = editorScreen(page);
    const theirs = editorScreen(window2);
    const dialog = page.getByRole('dialog', { name: 'Cet article a été modifié entre-temps' });

    await theirs.html.fill('<p>Le leur</p>');
    await theirs.update.click();
    await expect(window2).toHaveURL('/admin/blog');
    await mine.html.fill('<p>Le mien</p>');
    await mine.update.click();
    await dialog.getByRole('button', { name: 'Voir les différences' }).click();
    await expect(dialog.getByRole('region', { name: /^Différences/ })).toContainText('mien');
    expect(await content()).toBe('<p>Le leur</p>');
    await dialog.getByRole('button', { name: 'Prendre l’autre version' }).click();
    await expect(mine.html).toHaveValue('<p>Le leur</p>');

    await api.update('blog_posts', `id=eq.${String(id)}`, { content: '<p>Encore le leur</p>' });
    await mine.html.fill('<p>Toujours le mien</p>');
    await page.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Garder la mienne' }).click();
    await expect(status(page)).toBeVisible();
    expect(await content()).toBe('<p>Toujours le mien</p>');
    await other.close();
  },
);

freshTest(
  'a killed tab gives its words back, with their time (§10.6)',
  exhaustive,
  async ({ page, stamp, api, context }) => {
    const { id } = await storeArticle(api, stamp, 'Tuée', { status: 'published' });
    const address = `/admin/blog/edit/${String(id)}`;
    await visit(page, address);
    await editorScreen(page).html.fill('<p>Jamais sauvegardé</p>');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.entries(localStorage)
            .filter(([key]) => key.startsWith('unsaved:'))
            .join(),
        ),
      )
      .toContain('Jamais sauvegardé');
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;

    const again = await context.newPage();
    await again.goto(address);
    const { html, update } = editorScreen(again);
    await expect(
      again.getByText(/^Une version non sauvegardée du \d+ \S+ à \d\d:\d\d a été retrouvée\.$/),
    ).toBeVisible();
    await expect(html).toHaveValue('<p>Un texte.</p>');
    await again.getByRole('button', { name: 'Restaurer' }).click();
    await expect(html).toHaveValue('<p>Jamais sauvegardé</p>');
    await update.click();
    await expect(again).toHaveURL('/admin/blog');
    expect(await api.select('blog_posts', `select=content&id=eq.${String(id)}`)).toEqual([
      { content: '<p>Jamais sauvegardé</p>' },
    ]);
    expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')))).toEqual(
      [],
    );
  },
);

test(
  'a session that lapses while writing asks for the password over the form, then the save goes on (§10.6)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { id } = await storeArticle(api, stamp, 'Session', { status: 'published' });
    const { html, update } = editorScreen(page);
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await html.fill('<p>Écrit longtemps</p>');
    await endSession(page);
    await update.click();
    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await expect(dialog.getByLabel('E-mail')).toHaveValue(administrator.email);
    await expect(page.locator('textarea[name=content]'), 'behind the dialog').toHaveValue('<p>Écrit longtemps</p>');
    await dialog.getByLabel('Mot de passe').fill('pas le bon');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect.');
    await dialog.getByLabel('Mot de passe').fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/blog');
    expect(await api.select('blog_posts', `select=content&id=eq.${String(id)}`)).toEqual([
      { content: '<p>Écrit longtemps</p>' },
    ]);
  },
);

test(
  'a network unplugged in the middle of a save is waited for, and an answer that got lost is no conflict (§10.6)',
  exhaustive,
  async ({ page, stamp, api, context }) => {
    const { id } = await storeArticle(api, stamp, 'Coupure', { status: 'published' });
    const { html } = editorScreen(page);
    const content = async () => (await api.select('blog_posts', `select=content&id=eq.${String(id)}`))[0]?.['content'];
    await visit(page, `/admin/blog/edit/${String(id)}`);
    // The save is written; its answer is lost.
    await page.route('**/rest/v1/rpc/save_post?**', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await html.fill('<p>Arrivé</p>');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible();
    await page.unroute('**/rest/v1/rpc/save_post?**');
    await html.fill('<p>Arrivé, et la suite</p>');
    expect(await content()).toBe('<p>Arrivé</p>');
    await html.fill('<p>Arrivé</p>');
    await context.setOffline(false);
    await expect(status(page)).toBeVisible();
    await expect(page.getByText('Vous êtes hors ligne.')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await context.setOffline(true);
    await html.fill('<p>Écrit sans réseau</p>');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('sera sauvegardé dès le retour du réseau')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(content).toBe('<p>Écrit sans réseau</p>');
  },
);
