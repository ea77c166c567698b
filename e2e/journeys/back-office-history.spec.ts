// @module-tag spec-10-2
// @module-tag spec-10-7
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit, wholeTrash } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';
import { expectAccessible, listenToErrors } from '../screens/accessibility';

test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('an article’s history and the question of the trash are accessible', exhaustive, async ({ page, api, stamp }) => {
  // The journey checks the screen eight times, which is slow on a busy machine.
  test.slow();
  const errors = listenToErrors(page);
  const { id } = await storeArticle(api, stamp, 'Historique');
  await api.update('blog_posts', `id=eq.${String(id)}`, { excerpt: 'Un extrait', content: '<p>Un autre texte.</p>' });
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await editorScreen(page).choose('Historique');
  await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await expect(page.getByRole('region', { name: 'Contenu' })).toBeVisible();
  await expectAccessible(page);
  await api.remove('blog_posts', `id=eq.${String(id)}`);
  await visit(page, wholeTrash);
  await page.getByRole('button', { name: `Supprimer définitivement « Historique ${stamp} »` }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Supprimé définitivement')).toBeVisible();
  expect(errors).toEqual([]);
});
