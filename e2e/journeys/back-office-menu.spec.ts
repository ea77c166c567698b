// @module-tag spec-10-11
// @module-tag spec-10-2
// @module-tag spec-2-2
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { exhaustive } from '../screens/exhaustive';

test.afterEach(({ api, stamp }) => api.remove('menu_links', `label=like.*${stamp}*`));

test('a footer link appears on the site once it is added, and disappears once it is hidden', async ({
  page,
  stamp,
}) => {
  const label = `Essai ${stamp}`;
  const home = async () => (await page.request.get('/')).text();
  expect(await home()).not.toContain(label);
  await visit(page, '/admin/menu');
  await page.getByRole('link', { name: /^Ajouter.*Pied de page, légal$/ }).click();
  await page.getByLabel('Libellé').fill(label);
  await page.getByLabel('Adresse').fill('/blog');
  // Closes the suggestions, which cover the button.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL('/admin/menu');
  const legal = page.getByRole('region', { name: 'Pied de page, légal' });
  await expect(legal.getByRole('row').last()).toContainText(label);
  expect(await home()).toContain(label);
  const written = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await legal.getByRole('button', { name: `Masquer ${label}` }).click();
  await written;
  expect(await home()).not.toContain(label);
});

test(
  'a row that is dragged down stands where it was dropped, with the focus',
  exhaustive,
  async ({ page, stamp, api }) => {
    // The place and the state are ones that no other journey uses.
    for (const name of ['Un', 'Deux', 'Trois'])
      await api.insert('menu_links', { label: `${name} ${stamp}`, place: 'useful', target: '/blog', hidden: true });
    await visit(page, '/admin/menu');
    const useful = page.getByRole('region', { name: 'Page introuvable, liens utiles' });
    const handle = (name: string) => useful.getByRole('button', { name: `Déplacer ${name} ${stamp} (` });
    const order = () => expect(useful.getByRole('link', { name: stamp })).toHaveText([/^Deux/, /^Trois/, /^Un/]);
    await handle('Trois').scrollIntoViewIfNeeded();
    const stored = page.waitForResponse(/reorder_rows/);
    await handle('Un').dragTo(handle('Trois'), { steps: 8 });
    await stored;
    await order();
    await expect(handle('Un')).toBeFocused();
    await page.reload();
    await order();
  },
);
