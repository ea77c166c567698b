import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articlesAbout, articlesScreen, editorScreen, storeArticle } from '../screens/articles';
import { administrator } from '../administrator';
import { expectAccessible, listenToErrors } from '../screens/accessibility';

test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test(
  'an article’s history says who, when and what, and brings a version back whole, and back again (§10.7)',
  exhaustive,
  async ({ page, api, stamp }) => {
    const words = {
      title: `Relances ${stamp}`,
      content: '<h2>Le devis</h2><p>Un devis\n\tsigné &nbsp; part \u{1F600}</p>',
      excerpt: 'Deux\nlignes',
      tags: ['devis', 'relance'],
      category: 'CRM',
      featured: true,
      meta_title: 'Méta',
    };
    const { id } = await storeArticle(api, stamp, 'Relances', { ...words, status: 'published' });
    const stored = async () => (await api.select('blog_posts', `select=*&id=eq.${String(id)}`))[0];
    const withoutDate = async () => ({ ...(await stored()), updated_at: null });
    const before = await withoutDate();
    const changed = {
      title: `Devis ${stamp}`,
      content: '<p>Tout autre chose</p>',
      excerpt: '',
      tags: [],
      featured: false,
    };
    await api.update('blog_posts', `id=eq.${String(id)}`, { ...changed, category: null, meta_title: '' });
    const after = await withoutDate();
    await visit(page, `/admin/blog/edit/${String(id)}`);
    const { title, html, choose } = editorScreen(page);
    await expect(title).toHaveValue(`Devis ${stamp}`);

    await choose('Historique');
    const history = page.getByRole('dialog', { name: 'Historique' });
    const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
    await expect(versions).toHaveText([/Actuelle/, new RegExp(administrator.email)]);
    await versions.last().click();
    await expect(history.getByRole('region', { name: 'Titre' }).getByRole('deletion')).toContainText('Relances');
    await expect(history.getByRole('region', { name: 'Titre' }).getByRole('insertion')).toContainText('Devis');
    await history.getByRole('button', { name: 'Restaurer cette version' }).click();
    await expect(history).toBeHidden();
    await expect(title).toHaveValue(words.title);
    await expect(html).toHaveValue(words.content);
    await expect.poll(withoutDate, 'every field, byte for byte').toEqual(before);

    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
    await expect(title).toHaveValue(`Devis ${stamp}`);
    await expect.poll(withoutDate).toEqual(after);
    await choose('Historique');
    await expect(versions, 'each restoration is a version').toHaveCount(4);
  },
);

test(
  'what is deleted waits in the trash, comes back whole with its history, or is deleted for good (§10.7)',
  exhaustive,
  async ({ page, api, stamp }) => {
    const { id } = await storeArticle(api, stamp, 'Regretté', { status: 'published', tags: ['un'], featured: true });
    await api.update('blog_posts', `id=eq.${String(id)}`, { excerpt: 'Deuxième version' });
    const stored = () => api.select('blog_posts', `select=*&id=eq.${String(id)}`);
    const before = await stored();
    const { choose: inList, dialog } = articlesScreen(page);
    const title = `Regretté ${stamp}`;
    const inBin = page.getByRole('table', { name: 'Éléments supprimés' }).getByRole('row').filter({ hasText: title });

    await visit(page, articlesAbout(stamp));
    await inList(title, 'Supprimer');
    await expect(dialog).toContainText('30 jours');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText(/^Article supprimé, conservé 30\sjours dans la corbeille/)).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Administration' });
    await menu.getByRole('button', { name: 'Contenu' }).click();
    await menu.getByRole('link', { name: 'Corbeille' }).click();
    await expect(page).toHaveURL('/admin/trash');
    await expect(inBin).toContainText(/Article.*encore 30\sjours.*supprimé le .* par camille@example\.fr/);
    await inBin.getByRole('button', { name: /^Restaurer/ }).click();
    await expect(inBin).toHaveCount(0);
    await expect.poll(stored).toEqual(before);
    await page.getByRole('link', { name: 'Ouvrir' }).click();
    await editorScreen(page).choose('Historique');
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('button');
    await expect(versions.nth(1), 'and those before it').toBeVisible();

    await api.remove('blog_posts', `id=eq.${String(id)}`);
    await visit(page, '/admin/trash');
    await inBin.getByRole('button', { name: /^Supprimer définitivement/ }).click();
    await expect(dialog).toContainText('Rien ne les fera revenir');
    await page.keyboard.press('Enter');
    await expect(inBin, 'Enter alone destroys nothing').toBeVisible();
    await inBin.getByRole('button', { name: /^Supprimer définitivement/ }).click();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(inBin).toHaveCount(0);
    await expect.poll(() => api.select('trash', `select=id&id=eq.${String(id)}`)).toEqual([]);
    expect(await api.select('revisions', `select=id&row_id=eq.${String(id)}`)).toEqual([]);
  },
);

test(
  'an article’s history and the question of the trash are accessible (§10.2, §10.7)',
  exhaustive,
  async ({ page, api, stamp }) => {
    // Checked eight times, which is slow on a busy machine.
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
    await visit(page, '/admin/trash');
    await page.getByRole('button', { name: `Supprimer définitivement « Historique ${stamp} »` }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Supprimé définitivement')).toBeVisible();
    expect(errors).toEqual([]);
  },
);
