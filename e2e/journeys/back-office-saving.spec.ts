// @module-tag spec-10-6
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';
import type { ContentApi } from '../screens/content-api';

// After each failure, every typed text is on the screen or in the database.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

freshTest('a killed tab gives its words back, with their time', exhaustive, async ({ page, stamp, api, context }) => {
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
  await expect(again.getByText(/^Une version non sauvegardée du \d+ \S+ à \d\d:\d\d a été retrouvée\.$/)).toBeVisible();
  await expect(html).toHaveValue('<p>Un texte.</p>');
  await again.getByRole('button', { name: 'Restaurer' }).click();
  await expect(html).toHaveValue('<p>Jamais sauvegardé</p>');
  await update.click();
  await expect(again).toHaveURL('/admin/blog');
  expect(await api.select('blog_posts', `select=content&id=eq.${String(id)}`)).toEqual([
    { content: '<p>Jamais sauvegardé</p>' },
  ]);
  expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')))).toEqual([]);
});

const contentOf = async (api: ContentApi, id: unknown) =>
  (await api.select('blog_posts', `select=content&id=eq.${String(id)}`))[0]?.['content'];

test('a save waits for a lost network', exhaustive, async ({ page, stamp, api, context }) => {
  const { id } = await storeArticle(api, stamp, 'Attente', { status: 'published' });
  const { html } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await expect(html).toBeVisible();
  await context.setOffline(true);
  await html.fill('<p>Écrit sans réseau</p>');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible();
  await expect(page.getByText('sera sauvegardé dès le retour du réseau')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => contentOf(api, id)).toBe('<p>Écrit sans réseau</p>');
});
