// @module-tag spec-10-9
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { storeArticle } from '../screens/articles';
import { sendRequests } from '../screens/contact-requests';
import { expectAccessible, listenToErrors } from '../screens/accessibility';

test.afterEach(async ({ api, stamp }) => {
  await api.remove('blog_posts', `slug=like.*${stamp}*`);
  await api.remove('contacts', `company=eq.${stamp}`);
});

const palette = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Palette de commandes' });
  const field = dialog.getByRole('combobox');
  return {
    dialog,
    field,
    options: dialog.getByRole('option'),
    /** Opens the palette with its shortcut and types; the first result is highlighted and announced. */
    find: async (words: string, first: string | RegExp) => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.type(words);
      const chosen = dialog.getByRole('option', { name: first }).first();
      await expect(chosen).toHaveClass(/Mui-focused/);
      // Results that arrive move an option and change its id, which is its position, so the test reads both again.
      const announced = async () =>
        (await field.getAttribute('aria-activedescendant')) === (await chosen.getAttribute('id'));
      await expect.poll(announced).toBe(true);
    },
  };
};

test('any article, contact, setting or action is a few keys away, accents optional', async ({
  page,
  api,
  stamp,
  baseURL,
}) => {
  const { id } = await storeArticle(api, stamp, 'Été à l’atelier', { slug: `ete-${stamp}` });
  await sendRequests(baseURL ?? '', [{ name: `Éloïse ${stamp}`, company: stamp }]);
  const { dialog, find } = palette(page);
  await visit(page, '/admin/newsletter');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();

  await find(`atel ete ${stamp}`, new RegExp(`^Été à l’atelier ${stamp}`));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/admin/blog/edit/${String(id)}`);
  await find(`eloise ${stamp}`, `Éloïse ${stamp} ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Détail du contact' })).toContainText(`Éloïse ${stamp}`);
  await find('reglage tele', /^Téléphone/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Téléphone')).toBeFocused();
  await find('nouv art', 'Nouvel article');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
});

test('pages, switches and the theme are a few keys away too', exhaustive, async ({ page }) => {
  const { find } = palette(page);
  await visit(page, '/admin/newsletter');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  await find('mentions', /^Mentions légales/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Détail de la page' })).toContainText('Mentions légales');
  await find('maintenance', /^Mode maintenance/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Mode maintenance' })).toBeFocused();
  const dark = () => page.evaluate(() => document.documentElement.style.colorScheme);
  const before = await dark();
  await find('theme', /^Thème/);
  await page.keyboard.press('Enter');
  await expect.poll(dark).not.toBe(before);
});

test('without a search the palette shows the latest contents first', async ({ page, stamp }) => {
  const { dialog, field, options } = palette(page);
  await visit(page, '/admin/newsletter');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Derniers articles');
  await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  const active = () => field.getAttribute('aria-activedescendant');
  const first = await active();
  // When the articles arrive, the palette highlights the first command again, so the test may have to press the key again.
  const next = async () => {
    await page.keyboard.press('ArrowDown');
    return active();
  };
  await expect.poll(next).not.toBe(first);
  await field.fill(`rien-de-tel-${stamp}`);
  await expect(dialog.getByText('Rien ne correspond.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/0.résultat/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Rechercher', exact: true })).toBeFocused();
});

test('the palette and the sheet of shortcuts are accessible, on a phone too', exhaustive, async ({ page }) => {
  test.slow();
  const errors = listenToErrors(page);
  const { dialog, options, field } = palette(page);
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await visit(page, '/admin/newsletter');
  await page.getByPlaceholder('Rechercher une adresse').press('Shift+?');
  await expect(page.getByPlaceholder('Rechercher une adresse'), 'a letter like others').toHaveValue('?');
  await expect(sheet).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift+?');
  await expect(sheet).toContainText('Sauvegarder et rester sur l’écran');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Palette de commandes' }).click();
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('raccourcis');
  await dialog.getByRole('option', { name: 'Raccourcis clavier' }).click();
  await expect(sheet).toBeVisible();
  expect(errors).toEqual([]);
});
