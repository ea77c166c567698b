// @module-tag spec-2-4-4
import { expect, type Locator, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { editorScreen, storeArticle } from '../screens/articles';
import { visit, wholeTrash } from '../screens/back-office';
import { drawnPicture, pastePicture } from '../screens/pictures';

test.afterEach(async ({ api, stamp }) => {
  await api.remove('blog_posts', `slug=like.*${stamp}*`);
  await api.remove('case_studies', `title=like.*${stamp}*`);
});

const content = '<p>Les mots tels qu’ils étaient</p>';
const words = 'Les mots tels qu’ils étaient';

/** Undoes more often than there are steps. */
async function undo(page: Page, box: Locator): Promise<void> {
  await box.click();
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('ControlOrMeta+z');
}
const mode = (page: Page, name: 'HTML' | 'Visuel') => page.getByRole('button', { name, exact: true }).click();

/** Checks that undo never goes back beyond the opened text: right after opening, after switching the mode, and after typing. */
async function expectKept(page: Page): Promise<void> {
  const { html, visual } = editorScreen(page);
  await undo(page, html);
  await expect(html).toHaveValue(content);
  await mode(page, 'Visuel');
  await undo(page, visual);
  await expect(visual).toHaveText(words);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' de plus');
  await expect(visual).toHaveText(`${words} de plus`);
  await undo(page, visual);
  await expect(visual).toHaveText(words);
  await mode(page, 'HTML');
  await undo(page, html);
  await expect(html).toHaveValue(content);
}

async function restoreOldest(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Restaurer cette version' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('undo never passes an article as it was opened or restored', async ({ page, api, stamp }) => {
  const { html, visual, choose } = editorScreen(page);
  const { id } = await storeArticle(api, stamp, 'Défaire', { content });
  await api.update('blog_posts', `id=eq.${String(id)}`, { content: '<p>Autre chose</p>' });
  await visit(page, `/admin/blog/edit/${String(id)}`);
  for (const name of ['HTML', 'Visuel'] as const) {
    await mode(page, name);
    await choose('Historique');
    await restoreOldest(page);
    await undo(page, name === 'HTML' ? html : visual);
    await expect(name === 'HTML' ? html : visual).toContainText(words);
    await mode(page, 'HTML');
    await expect(html).toHaveValue(content);
  }
  await expectKept(page);
});

test('a case study saved empty is restored from its history, which undo never passes', async ({ page, api, stamp }) => {
  const study = { slug: `defaire-${stamp}`, title: `Défaire ${stamp}`, client: 'Léon', sector: 'BTP', summary: 'Bref' };
  const { id } = await api.insert('case_studies', { ...study, content, published: false });
  await visit(page, `/admin/case-studies/edit/${String(id)}`);
  const { html } = editorScreen(page);
  await html.fill('');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL('/admin/case-studies');
  await visit(page, `/admin/case-studies/edit/${String(id)}`);
  await expect(html).toHaveValue('');
  await page.getByRole('button', { name: 'Historique' }).click();
  await restoreOldest(page);
  await expect(html).toHaveValue(content);
  await undo(page, html);
  await expect(html).toHaveValue(content);

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL('/admin/case-studies');
  await visit(page, wholeTrash);
  await page.getByRole('button', { name: `Restaurer « Défaire ${stamp} »` }).click();
  await expect(page.getByText('Étude de cas restaurée')).toBeVisible();
});

test('undo passes no other long text as it was opened', exhaustive, async ({ page, api, stamp }) => {
  const { id } = await api.insert('faq_entries', { question: `Défaire ${stamp}`, answer: words });
  await visit(page, `/admin/questions/edit/${String(id)}`);
  const question = page.getByRole('textbox', { name: /^Question/ });
  await undo(page, question);
  await expect(question).toHaveValue(`Défaire ${stamp}`);
  const answer = page.getByRole('textbox', { name: /^Réponse/ });
  await undo(page, answer);
  await expect(answer).toHaveValue(words);
  await answer.press('End');
  await page.keyboard.type(' de plus');
  await undo(page, answer);
  await expect(answer).toHaveValue(words);
  await api.remove('faq_entries', `id=eq.${String(id)}`);
});

test('undo takes a picture out of the HTML, then the words typed before it, and redo puts them back', async ({
  page,
  api,
  stamp,
}) => {
  const before = '<p>Avant</p>\n<p>Après</p>';
  const withWords = before.replace('Avant', 'Avant, bien');
  const withPicture = /^<p>Avant, bien<\/p><figure>\n {2}<img src="[^"]+"[^>]*>\n<\/figure>\n\n<p>Après<\/p>$/;
  const { id } = await storeArticle(api, stamp, 'Images', { content: before });
  const { html, title } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await mode(page, 'HTML');
  const typeWords = async () => {
    await html.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(8, 8));
    await html.pressSequentially(', bien');
  };
  /** Presses a key until the text is this one: a browser undoes several letters at once, or each letter. */
  const pressUntil = async (key: string, text: string | RegExp) => {
    for (let times = 0; times < ', bien'.length && (await html.inputValue()) !== text; times += 1)
      await html.press(key);
    await expect(html).toHaveValue(text);
  };
  const expectSteps = async () => {
    await expect(html).toHaveValue(withPicture);
    await html.press('ControlOrMeta+z');
    await expect(html).toHaveValue(withWords);
    await pressUntil('ControlOrMeta+z', before);
    await pressUntil('ControlOrMeta+y', withWords);
    await html.press('ControlOrMeta+y');
    await expect(html).toHaveValue(withPicture);
    await html.press('ControlOrMeta+z');
    await pressUntil('ControlOrMeta+z', before);
  };
  const file = await drawnPicture(page, `Établi ${stamp}.png`, 60, 40);

  // Pasted; the words are typed while the upload is held up, and the focus is in another field when it ends.
  const gate: { open?: () => void } = {};
  const answer = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route('**/object/media/**', (route) => answer.then(() => route.continue()));
  await html.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(8, 8));
  await pastePicture(page, html, file);
  await expect(page.getByText(/^Envoi de l’image/)).toBeVisible();
  await typeWords();
  await title.press('End');
  gate.open?.();
  await expect(html).toHaveValue(withPicture);
  await expect(title, 'the insertion leaves the focus where it is').toBeFocused();
  await page.unroute('**/object/media/**');
  await expectSteps();

  // Pasted again; the library has the file, and a dialog about it is open when the picture arrives.
  await typeWords();
  await pastePicture(page, html, file);
  await page.getByRole('button', { name: 'Utiliser celle-ci' }).click();
  await expectSteps();

  // Chosen in a dialog.
  await typeWords();
  await page.getByRole('button', { name: 'Insérer une image' }).click();
  await page.getByLabel('Adresse de l’image').fill('/logo.svg');
  await page.getByLabel('Texte alternatif', { exact: true }).fill('Logo');
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(html).toBeFocused();
  await expectSteps();
});
