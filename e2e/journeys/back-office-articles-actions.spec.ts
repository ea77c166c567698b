import { expect, type Locator } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articlesAbout, articlesScreen, articleWritten, storeArticle } from '../screens/articles';

// Specification §2.4 « Row actions », §4 « Article status », §5 « Deleting », §8.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test(
  'an article is published and unpublished from its row, at once, and back on request (§2.4.3, §4)',
  exhaustive,
  async ({ page, stamp, api, request }) => {
    const { row, choose, undo } = articlesScreen(page);
    const { slug, id } = await storeArticle(api, stamp, 'Bascule');
    const title = `Bascule ${stamp}`;
    const statusForVisitors = async () => (await request.get(`/blog/${String(slug)}`)).status();
    const publishedAt = async () =>
      (await api.select('blog_posts', `select=published_at&id=eq.${String(id)}`))[0]?.['published_at'];
    await visit(page, articlesAbout(stamp));

    let written = articleWritten(page);
    await row(title).getByRole('button', { name: 'Publier' }).click();
    await written;
    expect(await statusForVisitors(), 'not after some seconds: now').toBe(200);
    await expect(page.getByText('Article publié')).toBeVisible();
    await expect(row(title).getByText('Publié', { exact: true })).toBeVisible();
    await undo.click();
    await expect(row(title).getByText('Brouillon')).toBeVisible();
    expect(await statusForVisitors()).toBe(404);
    expect(await publishedAt()).toBeNull();

    await row(title).getByRole('button', { name: 'Publier' }).click();
    await expect(row(title).getByText('Publié', { exact: true })).toBeVisible();
    const date = await publishedAt();
    written = articleWritten(page);
    await choose(title, 'Dépublier');
    await written;
    expect(await statusForVisitors()).toBe(404);
    expect(await publishedAt()).toBeNull();
    await expect(page.getByText('Article dépublié')).toBeVisible();
    await undo.last().click();
    await expect(row(title).getByText('Publié', { exact: true })).toBeVisible();
    expect(await publishedAt(), 'a slip costs no date').toBe(date);
  },
);

test(
  'a deletion asks first, and « Annuler » brings the article back whole (§2.4.3, §5, §10.7)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { row, choose, dialog, undo } = articlesScreen(page);
    const { id } = await storeArticle(api, stamp, 'Perdu', {
      status: 'published',
      tags: ['un', 'deux'],
      meta_title: 'Méta',
      featured: true,
    });
    const stored = () => api.select('blog_posts', `select=*&id=eq.${String(id)}`);
    const before = await stored();
    await visit(page, articlesAbout(stamp));
    const remove = () => choose(`Perdu ${stamp}`, 'Supprimer');

    await remove();
    await expect(dialog).toContainText('Supprimer l’article ?');
    await expect(dialog.getByRole('button', { name: 'Annuler' }), 'Enter alone destroys nothing').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await stored()).toEqual(before);

    await remove();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Article supprimé')).toBeVisible();
    await expect(row(`Perdu ${stamp}`)).toHaveCount(0);
    expect(await stored()).toEqual([]);
    await undo.click();
    await expect(row(`Perdu ${stamp}`)).toBeVisible();
    expect(await stored()).toEqual(before);
  },
);

test('the public article opens in a new tab (§2.4.3)', exhaustive, async ({ page, stamp, api, context }) => {
  await storeArticle(api, stamp, 'Public', { status: 'published' });
  await visit(page, articlesAbout(stamp));
  const opened = context.waitForEvent('page');
  await articlesScreen(page).choose(`Public ${stamp}`, 'Voir sur le site');
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: `Public ${stamp}` })).toBeVisible();
  await expect(page, 'the list is still there').toHaveURL(/\/admin\/blog/);
});

test(
  'selected articles are published, unpublished and deleted together, and come back on request (§2.4.3, §5)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { rows, selection, dialog, undo } = articlesScreen(page);
    for (const name of ['Un', 'Deux', 'Trois']) await storeArticle(api, stamp, name);
    const statuses = async () =>
      (await api.select('blog_posts', `select=status&slug=like.*${stamp}`)).map(({ status }) => status);
    await visit(page, articlesAbout(stamp));
    await page.getByRole('checkbox', { name: `Sélectionner Un ${stamp}` }).check();
    await expect(selection).toContainText('1 article sélectionné');
    await selection.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await expect(selection).toContainText('3 articles sélectionnés');

    await selection.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText('3 articles publiés')).toBeVisible();
    expect(await statuses()).toEqual(['published', 'published', 'published']);

    await selection.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await selection.getByRole('button', { name: 'Dépublier' }).click();
    await expect(page.getByText('3 articles dépubliés')).toBeVisible();
    expect(await statuses()).toEqual(['draft', 'draft', 'draft']);

    await selection.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await selection.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog).toContainText('Supprimer 3 articles ?');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('3 articles supprimés')).toBeVisible();
    await expect(page.getByText('Aucun article trouvé')).toBeVisible();
    await undo.last().click();
    await expect(rows).toHaveCount(3);
  },
);

test(
  'a refused call shows an error at the top of the screen, with the provider’s message (§8)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { row, banner } = articlesScreen(page);
    await storeArticle(api, stamp, 'Refus');
    await visit(page, articlesAbout(stamp));
    await page.route('**/rest/v1/blog_posts?id**', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied for table blog_posts' } }),
    );
    await row(`Refus ${stamp}`).getByRole('button', { name: 'Publier' }).click();
    await expect(banner).toContainText('Erreur lors de la mise à jour : vos droits ne le permettent pas.');
    await expect(banner).toContainText('permission denied for table blog_posts');
    await expect(row(`Refus ${stamp}`).getByText('Brouillon')).toBeVisible();
  },
);

test('the keyboard alone filters, opens and publishes (§2.4.3, §10.2)', exhaustive, async ({ page, stamp, api }) => {
  const { row, search } = articlesScreen(page);
  await storeArticle(api, stamp, 'Clavier');
  await visit(page, '/admin/blog');
  await search.focus();
  await page.keyboard.type(stamp);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: `Clavier ${stamp}`, exact: true });
  await expect(link).toBeVisible();
  const button = row(`Clavier ${stamp}`).getByRole('button', { name: 'Publier' });
  // The focus order from the search on: filters, then rows.
  for (let stops = 0; stops < 40 && !(await isFocused(button)); stops += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(`Clavier ${stamp}`).getByText('Publié', { exact: true })).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
});

test('on a telephone « Publier » stands on the line of the status, however long the category (§2.4.3)', async ({
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
