// @module-tag spec-10-2
// @module-tag spec-10-6
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';
import { expectAccessible } from '../screens/accessibility';

// Each state is checked four times, which is slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

test(
  'notices about unsaved text are accessible: restored, offline, in conflict, signed out',
  exhaustive,
  async ({ page, api, stamp }) => {
    const { id } = await storeArticle(api, stamp, 'Accidents', { status: 'published' });
    const { html } = editorScreen(page);
    const address = `/admin/blog/edit/${String(id)}`;
    page.on('dialog', (dialog) => void dialog.accept());
    await visit(page, address);
    await html.fill('<p>Perdu</p>');
    await page.reload();
    await expect(page.getByText(/^Une version non sauvegardée/)).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' })).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Restaurer' }).click();

    await api.update('blog_posts', `id=eq.${String(id)}`, { content: '<p>Le leur</p>' });
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Voir les différences' }).click();
    await expect(page.getByRole('region', { name: /^Différences/ })).toContainText('Perdu');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Choisir une version' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choisir une version' }).click();
    await page.getByRole('button', { name: 'Prendre l’autre version' }).click();

    // Saves are refused before the test types, so that autosave fails too.
    await page.route(/rest\/v1\/(rpc\/(auto)?save_post|blog_posts)/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 401, json: {} }),
    );
    await html.fill('<p>Sans session</p>');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await expect(dialog.getByLabel('Mot de passe'), 'filled by the browser').toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expectAccessible(page);
    await api.remove('blog_posts', `id=eq.${String(id)}`);
  },
);
