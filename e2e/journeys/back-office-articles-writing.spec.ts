import { expect, type Page, type Route } from '@playwright/test';
import { exhaustive, variation } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articlesScreen, articleWritten, editorScreen, storeArticle } from '../screens/articles';

// The layout of the editor: title first, text as published, actions in sight.
test.afterEach(async ({ api, stamp }) => {
  await api.remove('blog_posts', `slug=like.*${stamp}*`);
});

const long = '<p>Un paragraphe assez long pour tenir sur deux lignes d’un téléphone.</p>'.repeat(60);

test('a new article begins with its title and its text, and the editor remembers the HTML view', async ({
  page,
  stamp,
  api,
}) => {
  const { title, slug, visual, html } = editorScreen(page);
  await visit(page, '/admin/blog');
  await page.evaluate(() => localStorage.removeItem('RaStore.editor.mode'));
  await page.getByRole('link', { name: 'Nouvel Article' }).click();
  await expect(title).toBeFocused();
  await page.keyboard.type(`Écrire ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(visual).toBeFocused();
  await expect(slug).toHaveValue(`ecrire-${stamp}`);
  await page.keyboard.type('Le premier paragraphe.');
  const written = articleWritten(page);
  await page.keyboard.press('Control+s');
  await written;
  const stored = await api.select('blog_posts', `select=title,content&slug=eq.ecrire-${stamp}`);
  expect(stored).toEqual([{ title: `Écrire ${stamp}`, content: '<p>Le premier paragraphe.</p>' }]);

  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(html).toHaveValue('<p>Le premier paragraphe.</p>');
  await visit(page, '/admin/blog/new');
  await expect(html).toHaveValue('');
});

/** Holds the visual editor's script back. @returns the held requests, which the test answers */
async function holdEditor(page: Page): Promise<readonly Route[]> {
  const held: Route[] = [];
  await page.addInitScript(() => localStorage.removeItem('RaStore.editor.mode'));
  await page.route('**/VisualEditor-*.js', (route) => void held.push(route));
  return held;
}

freshTest.describe('words typed while the editor loads', exhaustive, () => {
  freshTest('are in the text, and typing goes on behind them', async ({ page, stamp, api }) => {
    const { title, visual } = editorScreen(page);
    const held = await holdEditor(page);
    await visit(page, '/admin/blog/new');
    await expect(title).toBeFocused();
    await page.keyboard.type(`Vite ${stamp}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Prix < 10 & plus');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sec');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(visual).toBeFocused();
    await page.keyboard.type('ond');
    const written = articleWritten(page);
    await page.keyboard.press('Control+s');
    await written;
    const stored = await api.select('blog_posts', `select=title,content&slug=eq.vite-${stamp}`);
    expect(stored).toEqual([{ title: `Vite ${stamp}`, content: '<p>Prix &lt; 10 &amp; plus</p>\n<p>Second</p>' }]);
  });

  freshTest('are in what is saved meanwhile, once', async ({ page, stamp, api }) => {
    const { title, visual } = editorScreen(page);
    const { id } = await storeArticle(api, stamp, 'Attente');
    const held = await holdEditor(page);
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await title.press('Enter');
    await page.keyboard.type('A < B');
    await expect.poll(() => held.length).toBe(1);
    const contents = async (html: string) => {
      const written = articleWritten(page);
      await page.keyboard.press('Control+s');
      await written;
      expect(await api.select('blog_posts', `select=content&id=eq.${String(id)}`)).toEqual([{ content: html }]);
    };
    await contents('<p>A &lt; B</p>\n<p>Un texte.</p>');
    await held[0]?.continue();
    await expect(visual).toBeFocused();
    await page.keyboard.type(' < C ');
    await contents('<p>A &lt; B &lt; C Un texte.</p>');
  });

  freshTest('stand first in the HTML if the editor cannot be loaded', async ({ page, stamp, api }) => {
    const { title, html } = editorScreen(page);
    const { id } = await storeArticle(api, stamp, 'Panne');
    const held = await holdEditor(page);
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await title.press('Enter');
    await page.keyboard.type('A < B');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.abort();
    await expect(html).toHaveValue('<p>A &lt; B</p>\n<p>Un texte.</p>');
  });
});

for (const [index, viewport] of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
].entries()) {
  test(
    `at ${viewport.width} px the page scrolls, its tools and its buttons do not`,
    variation(index),
    async ({ page, stamp, api }) => {
      await page.setViewportSize(viewport);
      const { visual, html, save, publish } = editorScreen(page);
      const { id } = await storeArticle(api, stamp, 'Long', { content: long });
      await visit(page, `/admin/blog/edit/${String(id)}`);
      for (const [mode, text, tool] of [
        ['Visuel', visual, 'Gras (Ctrl+B)'],
        ['HTML', html, 'Insérer une image'],
      ] as const) {
        await page.getByRole('button', { name: mode, exact: true }).click();
        await expect(text).toBeVisible();
        expect(
          await text.evaluate((box) => box.scrollHeight <= box.clientHeight + 1),
          `${mode}: no box scrolls in the page`,
        ).toBe(true);
        await text.evaluate((box) => window.scrollTo(0, box.getBoundingClientRect().bottom - innerHeight));
        for (const sticky of [
          save,
          publish,
          page.getByRole('button', { name: tool }),
          page.getByText('Modifier l’article'),
        ])
          await expect(sticky).toBeInViewport();
        await page.evaluate(() => window.scrollTo(0, 0));
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );
}

test('a table is changed from one menu in the place of its button', exhaustive, async ({ page, stamp, api }) => {
  const content = '<table><tbody><tr><td>un</td><td>deux</td></tr></tbody></table>';
  const { id } = await storeArticle(api, stamp, 'Tableau', { content });
  const { visual, html } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await page.getByRole('button', { name: 'Visuel', exact: true }).click();
  await visual.getByRole('cell', { name: 'deux' }).click();
  const menu = page.getByRole('button', { name: 'Modifier le tableau' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Ligne après' }).click();
  await expect(visual, 'one goes on writing').toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Légende' }).click();
  await page.getByLabel('Légende', { exact: true }).fill('Des nombres');
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(visual).toBeFocused();
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(html).toHaveValue(/<caption>Des nombres<\/caption>[^]*<td>deux<\/td>[^]*<td><\/td>/);
});

test('an article is duplicated, then the copy deleted, from the editor', exhaustive, async ({ page, stamp, api }) => {
  const { id } = await storeArticle(api, stamp, 'Modèle', {
    status: 'published',
    featured: true,
    tags: ['devis'],
    content: '<p>À reprendre.</p>',
  });
  const { title, html, status, update, save, publish, choose } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await expect(update, 'one button for a public article').toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(publish).toHaveCount(0);
  const written = articleWritten(page);
  await choose('Dupliquer l’article');
  await expect(title).toHaveValue(`Modèle ${stamp} (copie)`);
  await expect(title).toBeFocused();
  await expect(html).toHaveValue('<p>À reprendre.</p>');
  await expect(status).toHaveValue('draft');
  await expect(publish).toBeVisible();
  await written;
  await expect(page, 'it saves itself').toHaveURL(/\/admin\/blog\/edit\//);
  const copyAt = (slug: string) => api.select('blog_posts', `select=status,featured,tags,meta_title&slug=eq.${slug}`);
  expect(await copyAt(`modele-${stamp}-copie`)).toMatchObject([{ status: 'draft', featured: false, tags: ['devis'] }]);

  await title.fill(`Copie changée ${stamp}`);
  const changed = articleWritten(page);
  await page.keyboard.press('Control+s');
  await changed;
  const copy = () => copyAt(`copie-changee-${stamp}`);
  expect(await copy(), 'the address and the Meta Title follow the new title').toMatchObject([{ meta_title: '' }]);
  await page.reload();
  const address = page.url();
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await visit(page, address);
  await expect(title, 'what is stored, not what the copy began with').toHaveValue(`Copie changée ${stamp}`);
  await title.fill(`Pas sauvegardé ${stamp}`);
  await choose('Supprimer l’article');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(copy).toEqual([]);
  await articlesScreen(page).undo.click();
  await expect.poll(copy).toHaveLength(1);
});
