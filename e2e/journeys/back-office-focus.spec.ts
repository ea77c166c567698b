// @module-tag spec-10-2
import { expect, type Locator, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { articlesAbout, storeArticle } from '../screens/articles';
import { test } from '../screens/administrator';
import { visit, wholeTrash } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen } from '../screens/contacts';

// With the keyboard only: after each action, the focus is where the next action starts.
test.afterEach(async ({ api, stamp }) => {
  await api.remove('blog_posts', `slug=like.*${stamp}*`);
  await api.remove('contacts', `company=eq.${stamp}`);
  await api.remove('pages', `slug=like.*${stamp}*`);
});

const press = async (control: Locator): Promise<void> => {
  await control.focus();
  await control.press('Enter');
};
const confirm = (page: Page) => press(page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const undo = (page: Page) => press(page.getByRole('status').getByRole('button', { name: 'Annuler' }));

test(
  'articles: deleted, undone, deleted with others, restored from the trash',
  exhaustive,
  async ({ page, stamp, api }) => {
    for (const name of ['Alpha', 'Beta', 'Gamma']) await storeArticle(api, stamp, name);
    await visit(page, articlesAbout(stamp));
    const remove = async (name: string) => {
      await press(page.getByRole('button', { name: `Plus d’actions sur « ${name} ${stamp} »` }));
      await press(page.getByRole('menuitem', { name: 'Supprimer' }));
    };
    await remove('Beta');
    await confirm(page);
    await expect(link(page, `Alpha ${stamp}`), 'the row that took its place').toBeFocused();
    await undo(page);
    await expect(link(page, `Beta ${stamp}`)).toBeVisible();
    await expect(link(page, `Alpha ${stamp}`), 'where it was before').toBeFocused();
    await remove('Alpha');
    await confirm(page);
    await expect(link(page, `Beta ${stamp}`), 'the last row').toBeFocused();
    await page.getByLabel('Tout sélectionner').check();
    await press(page.getByRole('button', { name: 'Supprimer', exact: true }));
    await confirm(page);
    await expect(page.getByText('Aucun article trouvé')).toBeVisible();
    await expect(heading(page, 'Gestion des Articles')).toBeFocused();

    await visit(page, wholeTrash);
    await press(page.getByRole('button', { name: `Restaurer « Gamma ${stamp} »` }));
    await expect(page.getByRole('button', { name: `Restaurer « Gamma ${stamp} »` })).toBeHidden();
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Restaurer «|^Corbeille$/);
  },
);

test('contacts: deleted, and opened and left on a phone', exhaustive, async ({ page, stamp, baseURL }) => {
  await sendRequests(baseURL ?? '', [
    { name: `Odile ${stamp}`, company: stamp },
    { name: `Hamid ${stamp}`, company: stamp },
  ]);
  await visit(page, contactsAbout(stamp));
  await press(link(page, `Odile ${stamp}`));
  await press(contactsScreen(page).detail.getByRole('button', { name: 'Supprimer' }));
  await confirm(page);
  await expect(heading(page, 'Gestion des Contacts')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await press(link(page, `Hamid ${stamp}`));
  await expect(heading(page, `Hamid ${stamp}`)).toBeFocused();
  await press(link(page, 'Retour à la liste'));
  await expect(heading(page, 'Gestion des Contacts')).toBeFocused();
});

test('pages: created, changed, given up, saved, deleted', exhaustive, async ({ page, stamp, api }) => {
  await visit(page, '/admin/pages/new');
  await page.getByLabel('Titre').fill(`Tarifs ${stamp}`);
  await page.getByLabel('Titre').press('Enter');
  await expect(page).toHaveURL(/\/admin\/pages\/edit\//);
  await expect(heading(page, 'Gestion des Pages')).toBeFocused();
  const edit = page.getByRole('button', { name: 'Modifier' });
  const title = page
    .getByRole('region', { name: 'Détail de la page' })
    .getByRole('heading', { name: `Tarifs ${stamp}` });
  for (const leave of ['Annuler', 'Sauvegarder']) {
    await press(edit);
    await expect(title).toBeFocused();
    await press(page.getByRole('button', { name: leave, exact: true }));
    await expect(edit).toBeFocused();
  }
  await press(page.getByRole('button', { name: 'Supprimer la page' }));
  await confirm(page);
  await expect(heading(page, 'Gestion des Pages')).toBeFocused();
  expect(await api.select('pages', `select=id&title=eq.Tarifs ${stamp}`)).toEqual([]);
});

test('settings saved with Enter leave the focus on their button', exhaustive, async ({ page }) => {
  await visit(page, '/admin/settings');
  const save = page.getByRole('button', { name: 'Sauvegarder', exact: true });
  await press(save);
  await expect(page.getByText('Paramètres sauvegardés avec succès')).toBeVisible();
  await expect(save).toBeFocused();
});

test('a list is shown where it was left, after « Précédent » and « Retour », and another screen from its top', async ({
  page,
  stamp,
  api,
}) => {
  const numbers = Array.from({ length: 16 }, (_, index) => String.fromCodePoint(65 + index));
  for (const name of numbers) await storeArticle(api, stamp, name);
  await visit(page, articlesAbout(stamp));
  const position = () => page.evaluate(() => window.scrollY);
  const names = page.getByRole('table').getByRole('link', { name: stamp });
  await expect(names).toHaveCount(16);
  await names.nth(14).scrollIntoViewIfNeeded();
  const left = await position();
  expect(left).toBeGreaterThan(300);
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Retour' }).click()]) {
    await names.nth(14).click();
    await expect(page.getByRole('link', { name: 'Retour' })).toBeVisible();
    await expect.poll(position, 'the editor').toBe(0);
    await goBack();
    await expect(names).toHaveCount(16);
    await expect.poll(position).toBe(left);
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(heading(page, 'Gestion des Pages')).toBeVisible();
  await expect.poll(position, 'another list').toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(heading(page, 'Gestion des Articles')).toBeVisible();
  await expect.poll(position, 'the list from the menu').toBe(0);
});
