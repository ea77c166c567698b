// @module-tag spec-10-2
// @module-tag spec-2-4-4
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articlesAbout, editorScreen, storeArticle } from '../screens/articles';

// Specification §2.4 "/admin/blog/new and /admin/blog/edit/{id}", §3.1, §4 "Article status", §5, §8, §9.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('a new article starts with the specification’s fields and defaults', { tag: '@spec-3-1' }, async ({ page }) => {
  const { title, slug, excerpt, html, status, category, tags, featured, imageUrl, metaTitle, metaDescription } =
    editorScreen(page);
  await visit(page, '/admin/blog/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
  for (const field of [
    title,
    slug,
    excerpt,
    html,
    tags,
    imageUrl,
    metaTitle,
    metaDescription,
    page.getByLabel('Mots-clés'),
  ])
    await expect(field).toHaveValue('');
  await expect(page.getByText('/blog/', { exact: true })).toBeVisible();
  await expect(title).toHaveAttribute('required', '');
  await expect(html).toHaveAttribute('required', '');
  await expect(html).toHaveAttribute('rows', '20');
  await expect(status).toHaveValue('draft');
  await expect(status.getByRole('option')).toHaveText(['Brouillon', 'Publié']);
  await expect(category).toHaveValue('Automatisation');
  await expect(category.getByRole('option')).toHaveText([
    'Automatisation',
    'NoCode',
    'CRM',
    'Stratégie Digitale',
    'Intelligence Artificielle',
  ]);
  await expect(featured).not.toBeChecked();
  await expect(page.getByText('Le temps de lecture s’estime dès le premier mot.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aperçu' }), 'only when there is a slug').toHaveCount(0);
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/admin/blog');
});

test('a telephone edits all of it without scrolling sideways', async ({ page, stamp, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { title, publish } = editorScreen(page);
  const { id } = await storeArticle(api, stamp, 'Anticonstitutionnellement');
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await expect(title).toBeVisible();
  await expect(publish).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the console shows no error on the way', exhaustive, async ({ page, stamp, api }) => {
  const { html, visual, preview, choose } = editorScreen(page);
  const red: string[] = [];
  page.on('console', (message) => message.type() === 'error' && red.push(message.text()));
  page.on('pageerror', (error) => red.push(error.message));
  await storeArticle(api, stamp, 'Console', { content: '<h2>x</h2><p><a href="/page-perdue">y</a></p>' });
  await visit(page, articlesAbout(stamp));
  await page.getByRole('link', { name: `Console ${stamp}`, exact: true }).click();
  await choose('Aperçu en direct');
  await expect(preview.getByRole('heading', { level: 2, name: 'x' })).toBeVisible();
  await page.getByRole('button', { name: 'Visuel', exact: true }).click();
  await expect(visual.getByRole('heading')).toHaveText('x');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await html.fill('<p>z</p>');
  await expect(preview.getByText('z', { exact: true })).toBeVisible();
  expect(red).toEqual([]);
});
