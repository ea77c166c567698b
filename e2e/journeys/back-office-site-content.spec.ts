// @module-tag spec-10-11
// @module-tag spec-10-6
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { exhaustive } from '../screens/exhaustive';
import { visit } from '../screens/back-office';

test.afterEach(({ api, stamp }) => api.remove('testimonials', `name=like.*${stamp}*`));

test(
  'a testimonial whose save fails stays on the screen, and is stored once',
  exhaustive,
  async ({ page, stamp, api, context }) => {
    const name = `Odile ${stamp}`;
    await page.setViewportSize({ width: 390, height: 500 });
    await visit(page, '/admin/testimonials/new');
    await page.getByLabel('Témoignage').fill('Merci.');
    await page.getByLabel('Nom').fill(name);
    await page.getByLabel('Publié').uncheck();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion, puis recommencez.');
    await expect(page.getByRole('button', { name: 'Sauvegarder' })).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Des champs sont à corriger.')).toBeHidden();

    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.getByRole('link', { name: 'Retour' }).click();
    await asked;
    await expect(page.getByLabel('Nom')).toHaveValue(name);

    await context.setOffline(false);
    let isLost = true;
    await page.route('**/rest/v1/testimonials*', async (route) => {
      if (!isLost || route.request().method() !== 'POST') return route.continue();
      isLost = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByRole('alert')).toContainText('Erreur lors de la sauvegarde');
    await expect.poll(() => isLost).toBe(false);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page).toHaveURL('/admin/testimonials');
    expect(await api.select('testimonials', `select=words&name=eq.${name}`)).toHaveLength(1);
  },
);

test(
  'words that somebody else has saved meanwhile are replaced only if one asks twice',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { id } = await api.insert('testimonials', { name: `Odile ${stamp}`, words: 'Merci.', published: false });
    const stored = () => api.select('testimonials', `select=words&id=eq.${String(id)}`);
    await visit(page, `/admin/testimonials/edit/${String(id)}`);
    const words = page.getByLabel('Témoignage');
    await words.fill('Merci beaucoup.');
    await api.update('testimonials', `id=eq.${String(id)}`, { words: 'Merci à tous.' });
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByRole('alert')).toContainText('Sauvegardez encore pour garder le vôtre.');
    await expect(words).toHaveValue('Merci beaucoup.');
    expect(await stored()).toEqual([{ words: 'Merci à tous.' }]);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page).toHaveURL('/admin/testimonials');
    expect(await stored()).toEqual([{ words: 'Merci beaucoup.' }]);
  },
);
