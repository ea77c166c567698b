import { expect, type Locator, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { changeSettings } from '../screens/site-settings';

interface Subject {
  readonly name: string;
  readonly open: (window: Page) => Promise<unknown>;
  readonly field: (window: Page) => Locator;
  readonly stored: () => Promise<unknown>;
  /** Saves another version, as a second person does. */
  readonly save: (text: string) => Promise<unknown>;
}

/** After each choice, the chosen version is on the screen and in the database; before it, nothing is written. */
async function meetAnotherVersion(mine: Page, { name, open, field, stored, save }: Subject): Promise<void> {
  const theirs = await mine.context().newPage();
  await open(mine);
  await open(theirs);
  const dialog = mine.getByRole('dialog', { name });
  const choose = (answer: string) => dialog.getByRole('button', { name: answer }).click();

  await field(theirs).fill('La leur');
  await theirs.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect.poll(stored).toBe('La leur');
  await theirs.close();
  await field(mine).fill('La mienne');
  await mine.keyboard.press('Control+s');
  await choose('Voir les différences');
  const differences = dialog.getByRole('region', { name: /^Différences/ });
  await expect(differences).toContainText('leur');
  await expect(differences).toContainText('mienne');
  expect(await stored()).toBe('La leur');
  await choose('Prendre l’autre version');
  await expect(field(mine)).toHaveValue('La leur');
  await expect(dialog).toBeHidden();

  await save('Encore la leur');
  await field(mine).fill('Toujours la mienne');
  await mine.keyboard.press('Control+s');
  await expect(dialog).toBeVisible();
  expect(await stored()).toBe('Encore la leur');
  await choose('Garder la mienne');
  await expect.poll(stored).toBe('Toujours la mienne');
  await expect(field(mine)).toHaveValue('Toujours la mienne');
  await expect(mine.getByText('Non sauvegardé', { exact: true })).toBeHidden();
}

test(
  'two windows on the settings, then on a page: the second save is refused, and takes theirs or keeps mine (§10.6)',
  exhaustive,
  async ({ page, api, stamp }) => {
    const valueOf = async (key: string) =>
      (await api.select('site_settings', `select=value&key=eq.${key}`))[0]?.['value'];
    const before = String(await valueOf('contact_address'));
    try {
      await meetAnotherVersion(page, {
        name: 'Les paramètres ont été modifiés entre-temps',
        open: (window) => window.goto('/admin/settings'),
        field: (window) => window.getByLabel('Adresse', { exact: true }),
        stored: () => valueOf('contact_address'),
        save: (contact_address) => changeSettings(api, { contact_address }),
      });
    } finally {
      await changeSettings(api, { contact_address: before });
    }

    const { id } = await api.insert('pages', { slug: stamp, title: stamp, status: 'published', sort_order: 900 });
    const row = `id=eq.${String(id)}`;
    await meetAnotherVersion(page, {
      name: 'Cette page a été modifiée entre-temps',
      open: async (window) => {
        await window.goto(`/admin/pages/edit/${String(id)}`);
        await window.getByRole('button', { name: 'Modifier' }).click();
      },
      field: (window) => window.getByLabel('Extrait'),
      stored: async () => (await api.select('pages', `select=excerpt&${row}`))[0]?.['excerpt'],
      save: (excerpt) => api.update('pages', row, { excerpt }),
    });
    await api.remove('pages', row);
  },
);
