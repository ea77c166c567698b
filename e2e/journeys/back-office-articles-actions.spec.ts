// @module-tag spec-2-4-3
import { expect, type Locator } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articlesAbout, articlesScreen, storeArticle } from '../screens/articles';

// Specification §2.4 "Row actions", §4 "Article status", §5 "Deleting", §8.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('the public article opens in a new tab', exhaustive, async ({ page, stamp, api, context }) => {
  await storeArticle(api, stamp, 'Public', { status: 'published' });
  await visit(page, articlesAbout(stamp));
  const opened = context.waitForEvent('page');
  await articlesScreen(page).choose(`Public ${stamp}`, 'Voir sur le site');
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: `Public ${stamp}` })).toBeVisible();
  await expect(page, 'the list is still there').toHaveURL(/\/admin\/blog/);
});

test(
  'the keyboard alone filters, opens and publishes',
  { tag: [exhaustive.tag, '@spec-10-2'] },
  async ({ page, stamp, api }) => {
    const { row, search } = articlesScreen(page);
    await storeArticle(api, stamp, 'Clavier');
    await visit(page, '/admin/blog');
    await search.focus();
    await page.keyboard.type(stamp);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: `Clavier ${stamp}`, exact: true });
    await expect(link).toBeVisible();
    const button = row(`Clavier ${stamp}`).getByRole('button', { name: 'Publier' });
    // Tab moves from the search through the filters to the rows.
    for (let stops = 0; stops < 40 && !(await isFocused(button)); stops += 1) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(`Clavier ${stamp}`).getByText('Publié', { exact: true })).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  },
);

test('« Annuler » undoes nothing that somebody else did', exhaustive, async ({ page, stamp, api }) => {
  const { row, undo, dialog } = articlesScreen(page);
  const { id } = await storeArticle(api, stamp, 'Ailleurs');
  await storeArticle(api, stamp, 'Ici');
  await visit(page, articlesAbout(stamp));
  const press = async (name: string) => {
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await page
      .getByRole('group', { name: 'Actions sur la sélection' })
      .getByRole('button', { name, exact: true })
      .click();
  };
  await expect(row(`Ici ${stamp}`)).toBeVisible();
  await api.update('blog_posts', `id=eq.${String(id)}`, { status: 'published' });
  await press('Publier');
  await expect(page.getByText('Article publié', { exact: true })).toBeVisible();
  await undo.click();
  await expect(row(`Ici ${stamp}`).getByText('Brouillon', { exact: true })).toBeVisible();
  await expect(row(`Ailleurs ${stamp}`).getByText('Publié', { exact: true })).toBeVisible();

  await api.remove('blog_posts', `id=eq.${String(id)}`);
  await press('Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(/^Article supprimé/)).toBeVisible();
  await undo.click();
  await expect(row(`Ici ${stamp}`)).toBeVisible();
  await expect(row(`Ailleurs ${stamp}`)).toHaveCount(0);
});

test('on a telephone « Publier » stands on the line of the status, however long the category', async ({
  page,
  stamp,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeArticle(api, stamp, 'Rang', { category: 'Intelligence Artificielle' });
  await visit(page, articlesAbout(stamp));
  const rang = articlesScreen(page).row(`Rang ${stamp}`);
  const publish = await rang.getByRole('button', { name: 'Publier' }).boundingBox();
  const status = await rang.getByText('Brouillon', { exact: true }).boundingBox();
  expect(publish?.y).toBeLessThan(status?.y ?? 0);
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);
