// @module-tag spec-2-4-4
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { articleWritten, editorScreen, storeArticle } from '../screens/articles';
import { visit } from '../screens/back-office';
import { paste } from '../screens/clipboard';

test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test(
  'videos, buttons and callouts are written without HTML, and shown as visitors will see them',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { title, visual, html, preview, choose } = editorScreen(page);
    await visit(page, '/admin/blog/new');
    await title.fill(`Inserts ${stamp}`);
    await page.getByRole('button', { name: 'Visuel', exact: true }).click();
    await visual.click();
    await paste(visual, { text: 'https://youtu.be/aqz-KE-bpKQ?si=abc' });
    await page.keyboard.type('La visite');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Vidéo', exact: true }).click();
    await page.getByLabel('Adresse de la vidéo').fill('https://exemple.fr/film.mp4');
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByText('Ce n’est pas l’adresse d’une vidéo')).toBeVisible();
    await page.getByLabel('Adresse de la vidéo').fill('https://vimeo.com/76979871');
    await page.getByLabel('Titre de la vidéo').fill('L’entretien');
    await page.getByRole('button', { name: 'Valider' }).click();
    await page.getByRole('button', { name: 'Bouton', exact: true }).click();
    await page.getByLabel('Texte du bouton').fill('Prendre rendez-vous');
    await page.getByLabel('Adresse', { exact: true }).fill('/contact');
    await page.getByRole('button', { name: 'Valider' }).click();
    await page.getByRole('button', { name: 'Encadré', exact: true }).click();
    await page.keyboard.type('À noter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Après');

    const written = articleWritten(page);
    await page.keyboard.press('Control+s');
    await written;
    const [stored] = await api.select('blog_posts', `select=content&slug=eq.inserts-${stamp}`);
    expect(stored?.['content']).toBe(
      '<figure>\n  <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Lire la vidéo sur YouTube</a>\n  <figcaption>La visite</figcaption>\n</figure>\n' +
        '<figure>\n  <a href="https://vimeo.com/76979871">Lire la vidéo sur Vimeo</a>\n  <figcaption>L’entretien</figcaption>\n</figure>\n' +
        '<p><a class="button" href="/contact">Prendre rendez-vous</a></p>\n<aside>\n  <p>À noter</p>\n</aside>\n<p>Après</p>',
    );

    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await html.press('Control+End');
    await page.getByRole('button', { name: 'Insérer une vidéo' }).click();
    await page.getByLabel('Adresse de la vidéo').fill('https://dai.ly/x84sh87');
    await page.getByLabel('Titre de la vidéo').fill('Le reportage');
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(html, 'writing goes on after the video').toBeFocused();
    await page.getByRole('button', { name: 'Insérer un encadré' }).click();
    await expect(html).toHaveValue(/<figcaption>Le reportage<\/figcaption>\n<\/figure>\n<aside>\n {2}<p>\[à compléter/);
    await choose('Aperçu en direct');
    await expect(preview.getByRole('button', { name: 'Lire la vidéo sur Dailymotion' })).toBeVisible();
    await expect(preview.getByRole('link', { name: 'Prendre rendez-vous' })).toBeVisible();
  },
);

test('a picture that is dragged or cut takes its figure along', exhaustive, async ({ page, stamp, api }) => {
  const figure =
    '<figure>\n  <img src="/logo.svg" alt="Logo" width="200" height="100">\n  <figcaption>Légende</figcaption>\n</figure>\n';
  const content = `${figure}<p>Un</p>\n<p>Deux</p>`;
  const { id } = await storeArticle(api, stamp, 'Figure', { content });
  const { visual, html } = editorScreen(page);
  const mode = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await mode('Visuel');
  await visual.getByRole('img').dragTo(visual.getByText('Deux'), { targetPosition: { x: 2, y: 4 } });
  await mode('HTML');
  await expect(html).toHaveValue(`<p>Un</p>\n${figure}<p>Deux</p>`);
  await mode('Visuel');
  await visual.getByRole('img').click();
  await page.keyboard.press('ControlOrMeta+x');
  await mode('HTML');
  await expect(html).toHaveValue('<p>Un</p>\n<p>Deux</p>');
});

test('words typed at the end of a button stay in it', exhaustive, async ({ page, stamp, api }) => {
  const content = '<p><a class="button" href="/contact">Prendre</a></p>';
  const { id } = await storeArticle(api, stamp, 'Bouton', { content });
  const { visual, html } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await page.getByRole('button', { name: 'Visuel', exact: true }).click();
  await visual.getByText('Prendre').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' rendez-vous');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Après');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(html).toHaveValue(`${content.replace('Prendre', 'Prendre rendez-vous')}\n<p>Après</p>`);
});

test(
  '« / » in an empty paragraph offers every block, by keyboard and to a screen reader',
  exhaustive,
  async ({ page, stamp }) => {
    const { title, visual, html } = editorScreen(page);
    await visit(page, '/admin/blog/new');
    await title.fill(`Barre oblique ${stamp}`);
    await page.getByRole('button', { name: 'Visuel', exact: true }).click();
    await visual.click();
    const blocks = page.getByRole('listbox', { name: 'Blocs à insérer' });
    await page.keyboard.type('/');
    await expect(blocks.getByRole('option', { selected: true })).toHaveText('Titre 2');
    await expect(visual, 'heard while the focus stays in the text').toHaveAttribute(
      'aria-activedescendant',
      (await blocks.getByRole('option', { selected: true }).getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(blocks).toHaveCount(0);
    await page.keyboard.type('Une partie');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/sepa');
    await expect(blocks.getByRole('option')).toHaveText(['Séparation']);
    await page.keyboard.press('Enter');
    await page.keyboard.type('et/ou, puis /rien');
    await expect(blocks).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await page.keyboard.press('Escape');
    await expect(blocks).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await expect(blocks).toBeVisible();
    await title.focus();
    await expect(blocks, 'gone with the focus').toHaveCount(0);
    await visual.focus();
    // After a focus without a click, the caret is at the beginning of the text until the editor restores it a moment later.
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/vid');
    await blocks.getByRole('option', { name: 'Vidéo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    await expect(html).toHaveValue(/^<h3>Une partie<\/h3>\n<hr>\n<p>et\/ou, puis \/rien<\/p>/);
  },
);
