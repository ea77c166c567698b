// @module-tag spec-2-4-4
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';

// Saving, an article's address, and unsaved changes. Specification §2.4, §8.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('while one button saves, the other one waits', exhaustive, async ({ page, stamp, api }) => {
  const { id } = await storeArticle(api, stamp, 'Lent');
  const { title, save, publish } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/rpc/save_post?**', async (route) => {
    await held;
    await route.continue();
  });
  await title.fill(`Lente ${stamp}`);
  await save.click();
  await expect(page.getByRole('button', { name: 'Sauvegarde...' })).toBeDisabled();
  await expect(publish).toBeDisabled();
  release?.();
  await expect(page).toHaveURL('/admin/blog');
});

test('a slug that is taken is reported before the save', exhaustive, async ({ page, stamp, api }) => {
  const { title, slug, html, save } = editorScreen(page);
  await storeArticle(api, stamp, 'Pris');
  await storeArticle(api, stamp, 'Pris', { slug: `pris-${stamp}-2` });
  await visit(page, '/admin/blog/new');
  await title.fill(`Pris ${stamp}`);
  await html.fill('<p>Texte</p>');
  const message = page.getByText(`Cette adresse est déjà celle de « Pris ${stamp} ». Choisissez-en une autre.`);
  await expect(message).toBeVisible();
  await save.click();
  await expect(slug).toBeFocused();
  await expect(message, 'said once').toHaveCount(1);
  await expect(page).toHaveURL('/admin/blog/new');
  expect(await api.select('blog_posts', `select=id&slug=like.pris-${stamp}*`)).toHaveLength(2);

  await page.getByRole('button', { name: `Prendre « pris-${stamp}-3 »` }).click();
  await expect(slug).toHaveValue(`pris-${stamp}-3`);
  await title.fill('x'.repeat(312));
  await save.click();
  await expect(page.getByText('300 caractères au plus : retirez-en 12.').first()).toBeVisible();
  await title.fill(`Libre ${stamp}`);
  await save.click();
  await expect(page).toHaveURL('/admin/blog');
  expect(await api.select('blog_posts', `select=id&slug=like.pris-${stamp}*`)).toHaveLength(3);
});

test(
  '« Aperçu » shows a draft in a new tab, and an article never saved in the live preview',
  exhaustive,
  async ({ page, stamp, api, context }) => {
    const { title, preview } = editorScreen(page);
    const { id } = await storeArticle(api, stamp, 'Ébauche', { slug: `ebauche-${stamp}` });
    await visit(page, `/admin/blog/edit/${String(id)}`);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Aperçu' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`/blog/ebauche-${stamp}`);
    await expect(tab.getByRole('heading', { level: 1, name: `Ébauche ${stamp}` })).toBeVisible();
    await expect(tab.getByText('Brouillon — visible par vous seul')).toBeVisible();

    await visit(page, '/admin/blog/new');
    // Autosave requires a content.
    await title.fill(`Jamais sauvegardé ${stamp}`);
    await expect(page.getByRole('link', { name: 'Aperçu' })).toHaveAttribute(
      'href',
      `/blog/jamais-sauvegarde-${stamp}`,
    );
    await page.getByRole('link', { name: 'Aperçu' }).click();
    await expect(page.getByText('L’article n’est pas encore sauvegardé : voici son aperçu en direct.')).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1, name: `Jamais sauvegardé ${stamp}` })).toBeVisible();
  },
);

/** A link that leaves the editor, the dialog that follows, and the offer to restore the text on return. */
const leavingScreen = (page: Page) => ({
  contacts: page.getByRole('link', { name: 'Contacts' }).first(),
  question: page.getByRole('dialog', { name: 'Quitter sans sauvegarder ?' }),
  offer: page.getByText(/^Une version non sauvegardée du/),
});

test(
  'leaving with unsaved changes asks first, inside the back-office and out of it',
  { tag: '@spec-10-6' },
  async ({ page, stamp, api }) => {
    const { contacts, question, offer } = leavingScreen(page);
    const { title } = editorScreen(page);
    const { id } = await storeArticle(api, stamp, 'Perte', { status: 'published' });
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await title.fill(`Perte évitée ${stamp}`);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => window.location.assign('/'));
    await expect.poll(() => questions).toEqual(['beforeunload']);

    await contacts.click();
    await expect(question).toContainText('Elles restent dans ce navigateur, qui vous les proposera à votre retour.');
    await expect(question.getByRole('button', { name: 'Rester' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(title).toHaveValue(`Perte évitée ${stamp}`);

    await contacts.click();
    await question.getByRole('button', { name: 'Quitter sans sauvegarder' }).click();
    await expect(page).toHaveURL('/admin/contacts');
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Restaurer' }).click();
    await expect(title).toHaveValue(`Perte évitée ${stamp}`);

    await contacts.click();
    await question.getByRole('button', { name: 'Sauvegarder et quitter' }).click();
    await expect(page).toHaveURL('/admin/contacts');
    expect(await api.select('blog_posts', `select=title&id=eq.${String(id)}`)).toEqual([
      { title: `Perte évitée ${stamp}` },
    ]);
  },
);

test('a status in the select publishes nothing unconfirmed', exhaustive, async ({ page, stamp, api }) => {
  const { save, status } = editorScreen(page);
  const { id } = await storeArticle(api, stamp, 'Choisi');
  const stored = async () => (await api.select('blog_posts', `select=status&id=eq.${String(id)}`))[0];
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await status.selectOption('Publié');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: 'Publier l’article ?' });
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  expect(await stored()).toEqual({ status: 'draft' });

  await page.getByRole('link', { name: 'Contacts' }).first().click();
  const leaving = page.getByRole('dialog', { name: 'Quitter sans sauvegarder ?' });
  await expect(leaving.getByRole('button', { name: 'Publier et quitter' })).toBeVisible();
  await leaving.getByRole('button', { name: 'Rester' }).click();

  await save.click();
  await question.getByRole('button', { name: 'Publier' }).click();
  await expect(page).toHaveURL('/admin/blog');
  expect(await stored()).toEqual({ status: 'published' });
  await expect(page.getByRole('status').filter({ hasText: 'Article publié' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir l’article' })).toHaveAttribute('href', `/blog/choisi-${stamp}`);
});

test(
  'a draft that a colleague published meanwhile stays public, as its differences say',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { id } = await storeArticle(api, stamp, 'Colloque');
    const { title } = editorScreen(page);
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await api.update('blog_posts', `id=eq.${String(id)}`, { status: 'published' });
    await title.fill(`Colloque d’hiver ${stamp}`);
    const question = page.getByRole('dialog', { name: 'Cet article a été modifié entre-temps' });
    await expect(question).toContainText(/L’autre est en ligne\u00A0: la vôtre y prendrait sa place/);
    await question.getByRole('button', { name: 'Voir les différences' }).click();
    const differences = question.getByRole('region', { name: /^Différences/ });
    await expect(differences).toContainText('Titre');
    await expect(differences).not.toContainText('Statut');
    await question.getByRole('button', { name: 'Garder la mienne' }).click();
    await expect
      .poll(() => api.select('blog_posts', `select=title,status&id=eq.${String(id)}`))
      .toEqual([{ title: `Colloque d’hiver ${stamp}`, status: 'published' }]);
  },
);
