// @module-tag spec-2-3-4
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { articlesAbout, articlesScreen, editorScreen } from '../screens/articles';
import { visit } from '../screens/back-office';

test('an article is written, published, read on the site, unpublished and deleted', async ({
  page,
  context,
  request,
  api,
  stamp,
}) => {
  const title = `Où passent les heures du vendredi ${stamp}`;
  const slug = title.toLowerCase().replace('où', 'ou').replaceAll(' ', '-');

  await visit(page, '/admin/blog/new');
  await expect(page.getByRole('heading', { name: 'Nouvel article' })).toBeVisible();
  await page.getByLabel('Titre', { exact: false }).first().fill(title);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await page.getByLabel('Contenu').fill('<h2>Le vendredi</h2><p>Trois heures de relances, chaque semaine.</p>');
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page).toHaveURL('/admin/blog');
  expect((await request.get(`/blog/${slug}`)).status(), 'a draft stays hidden').toBe(404);

  const [draft] = await api.select('blog_posts', `select=id&slug=eq.${slug}`);
  await visit(page, `/admin/blog/edit/${String(draft?.['id'])}`);
  await editorScreen(page).publishAnyway();
  await expect(page).toHaveURL('/admin/blog');

  const site = await context.newPage();
  await site.goto(`/blog/${slug}`);
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(site.getByRole('heading', { name: 'Le vendredi' })).toBeVisible();

  await page.bringToFront();
  // The search finds it however many articles other journeys store meanwhile.
  await visit(page, articlesAbout(stamp));
  const { choose } = articlesScreen(page);
  const unpublished = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await choose(title, 'Dépublier');
  await unpublished;
  expect((await request.get(`/blog/${slug}`)).status(), 'unpublishing takes effect at once').toBe(404);

  await choose(title, 'Supprimer');
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Supprimer|Confirmer/ })
    .click();
  await deleted;
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
});
