// @module-tag spec-2-4-4
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articleWritten, editorScreen, storeArticle } from '../screens/articles';

// The content as highlighted HTML and in the visual editor.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

const chosen = (page: Parameters<typeof editorScreen>[0], name: string) =>
  page.getByRole('button', { name, exact: true });

test('HTML is coloured behind an ordinary box', exhaustive, async ({ page }) => {
  const { html } = editorScreen(page);
  await visit(page, '/admin/blog/new');
  await html.fill('<p class="x">Un &amp; deux</p><!-- note -->');
  const copy = page.locator('pre[aria-hidden="true"]');
  await expect(copy).toHaveText('<p class="x">Un &amp; deux</p><!-- note -->');
  const colours = await copy.locator('span').evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
  expect(new Set(colours).size).toBeGreaterThanOrEqual(3);
  await expect(html).toHaveValue('<p class="x">Un &amp; deux</p><!-- note -->');
});

test(
  'the editor writes headings, lists, links, quotes, tables, figures and code without HTML',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { title, html, visual } = editorScreen(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await visit(page, '/admin/blog/new');
    await title.fill(`Visuel ${stamp}`);
    await expect(page.getByRole('button', { name: 'Visuel' })).toBeVisible();
    expect(
      files.filter((file) => file.includes('VisualEditor')),
      'loaded on demand',
    ).toEqual([]);
    await chosen(page, 'Visuel').click();
    await visual.click();
    const type = (text: string) => page.keyboard.type(text);
    const enter = () => page.keyboard.press('Enter');
    const style = page.getByLabel('Style');

    await style.selectOption('Titre 2');
    await visual.focus();
    await type('Le titre');
    await enter();
    await type('Un mot ');
    await page.keyboard.press('Control+b');
    await type('gras');
    await page.keyboard.press('Control+b');
    await type(' et un ');
    await page.keyboard.press('Control+k');
    await expect(page.getByLabel('Texte du lien'), 'and no palette').toBeFocused();
    await type('lien');
    await page.getByLabel('Adresse', { exact: true }).fill('/contact');
    await page.getByRole('button', { name: 'Valider' }).click();
    await enter();
    await page.getByRole('button', { name: 'Liste à puces' }).click();
    await type('un');
    await enter();
    await type('deux');
    await enter();
    await enter();
    await page.getByRole('button', { name: 'Citation' }).click();
    await type('Cité');
    await enter();
    await enter();
    await page.getByRole('button', { name: /^Bloc de code/ }).click();
    await type('si (a < b)');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await page.getByLabel('Adresse de l’image').fill('/illustrations/accueil.svg');
    await page.getByLabel('Texte alternatif', { exact: true }).fill('Un établi');
    await page.getByLabel('Légende', { exact: true }).fill('Notre établi');
    await page.getByRole('button', { name: 'Valider' }).click();
    await type('Après l’image');
    await enter();
    await page.getByRole('button', { name: 'Tableau', exact: true }).click();
    for (const cell of ['Outil', 'Prix', 'Make', '9 €', 'Zapier', '20 €', 'n8n']) {
      await type(cell);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await type('Après le tableau');

    const written = articleWritten(page);
    await page.keyboard.press('Control+s');
    await written;
    const [stored] = await api.select('blog_posts', `select=content&slug=eq.visuel-${stamp}`);
    const content = String(stored?.['content']);
    for (const part of [
      '<h2>Le titre</h2>',
      '<p>Un mot <strong>gras</strong> et un <a href="/contact">lien</a></p>',
      '<ul>\n  <li>un</li>\n  <li>deux</li>\n</ul>',
      '<blockquote>\n  <p>Cité</p>\n</blockquote>',
      '<pre><code>si (a &lt; b)</code></pre>',
      '<img src="/illustrations/accueil.svg" alt="Un établi">',
      '<figcaption>Notre établi</figcaption>\n</figure>\n<p>Après l’image</p>',
      '<th scope="col">Outil</th>',
      '<tr><td>n8n</td><td></td></tr>\n  </tbody>\n</table>\n<p>Après le tableau</p>',
    ])
      expect(content).toContain(part);
    await chosen(page, 'HTML').click();
    await expect(html).toHaveValue(content);
  },
);

test('looking at a text in the visual editor changes nothing of it', async ({ page, stamp, api }) => {
  const content =
    '<p>Deux   espaces,\n une fin de ligne</p>\n\n<table><caption>Prix</caption><tbody><tr><td>1</td></tr></tbody></table>';
  const { id } = await storeArticle(api, stamp, 'Intact', { content });
  const { html, visual } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await chosen(page, 'Visuel').click();
  await expect(visual.getByRole('table')).toBeVisible();
  await chosen(page, 'HTML').click();
  await expect(html).toHaveValue(content);
});

test(
  'the keyboard enters the toolbar, the text and a table, and leaves each',
  { tag: '@spec-10-2' },
  async ({ page, stamp, api }) => {
    const content = '<p>Avant</p><table><tbody><tr><td>un</td><td>deux</td></tr></tbody></table>';
    const { id } = await storeArticle(api, stamp, 'Clavier', { content });
    const { visual, html, status } = editorScreen(page);
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await chosen(page, 'Visuel').click();
    await expect(visual.getByRole('table')).toBeVisible();
    await chosen(page, 'Visuel').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Style')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Lien/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^Gras/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(visual).toBeFocused();
    await visual.getByRole('cell', { name: 'deux' }).click();
    await expect(chosen(page, 'Modifier le tableau'), 'the editor knows of the click').toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(visual).not.toBeFocused();
    await expect(status, 'the next field after the text').toBeFocused();
    await chosen(page, 'HTML').click();
    await expect(html, 'no row was added on the way').toHaveValue(content);
  },
);

test(
  'a text that the visual editor cannot keep opens in HTML, with the reason',
  exhaustive,
  async ({ page, stamp, api }) => {
    const content = '<p>x</p>\n<details><summary>Plus</summary>Caché</details>';
    const { id } = await storeArticle(api, stamp, 'Rebelle', { content });
    const { html, visual } = editorScreen(page);
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await chosen(page, 'Visuel').click();
    await expect(
      page.getByText('Ce texte s’ouvre en HTML : l’éditeur visuel ne saurait pas garder <details>, <summary>.'),
    ).toBeVisible();
    await expect(html).toHaveValue(content);
    await expect(visual).toHaveCount(0);
    await expect(chosen(page, 'HTML')).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await expect(html, 'and so does it the next time').toHaveValue(content);
    await html.fill('<p>x</p>');
    await chosen(page, 'Visuel').click();
    await expect(visual).toHaveText('x');
  },
);

for (const button of ['Valider', 'Annuler'])
  test(
    `keys pressed right after « ${button} » in a dialog type at the caret`,
    exhaustive,
    async ({ page, stamp, api }) => {
      const { id } = await storeArticle(api, stamp, 'Frappe', { content: '<h2>Le titre</h2><p>Un mot</p>' });
      const { visual } = editorScreen(page);
      await visit(page, `/admin/blog/edit/${String(id)}`);
      await chosen(page, 'Visuel').click();
      await visual.getByText('Un mot').click();
      await expect(page.getByLabel('Style'), 'the caret is where it was put').toHaveValue('paragraph');
      await page.keyboard.press('End');
      await page.keyboard.press('Control+k');
      await page.getByLabel('Texte du lien').fill(' lié');
      await page.getByLabel('Adresse', { exact: true }).fill('/contact');
      await chosen(page, button).evaluate(async (pressed: HTMLElement) => {
        pressed.click();
        // Types as soon as the dialog is gone, before any task, frame or event.
        while (pressed.isConnected) await Promise.resolve();
        document.execCommand('insertText', false, ' de plus');
      });
      await expect(visual.locator('h2')).toHaveText('Le titre');
      await expect(visual.locator('p')).toHaveText(button === 'Valider' ? 'Un motlié de plus' : 'Un mot de plus');
    },
  );
