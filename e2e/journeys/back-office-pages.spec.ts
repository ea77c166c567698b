// @module-tag spec-2-4-6
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { editorScreen } from '../screens/articles';
import { visit } from '../screens/back-office';
import type { ContentApi } from '../screens/content-api';

const detail = (page: Page) => page.getByRole('region', { name: 'Détail de la page' });
const preview = (page: Page) => page.frameLocator('iframe[src="/apercu"]');

/** A page of this test, at the end of the list. */
async function storePage(
  api: ContentApi,
  slug: string,
  title: string,
): Promise<{ readonly id: string; readonly slug: string }> {
  const row = { slug, title, content: '<h2>Chez vous</h2><p>Deux heures.</p>', status: 'published', sort_order: 900 };
  const { id } = await api.insert('pages', row);
  return { id: String(id), slug };
}

test(
  'a page is edited beside its live preview, saved, and read on the site at once',
  { tag: '@spec-8' },
  async ({ page, api, stamp }) => {
    const { id, slug } = await storePage(api, stamp, 'Venir à l’atelier');
    await visit(page, `/admin/pages/edit/${id}`);
    await expect(preview(page).getByRole('heading', { name: 'Chez vous' })).toBeVisible();
    await page.getByRole('button', { name: 'Modifier' }).click();
    const title = detail(page).getByRole('heading', { name: 'Venir à l’atelier' });
    const save = page.getByRole('button', { name: 'Sauvegarder', exact: true });
    await expect(save).toBeVisible();
    await expect(title).toBeVisible();
    const [head, button] = await Promise.all([title.boundingBox(), save.boundingBox()]);
    expect(button?.y, 'the title stands on one line with the buttons').toBeLessThan(
      (head?.y ?? 0) + (head?.height ?? 0),
    );
    await editorScreen(page).choose('Aperçu en direct');
    await page.getByLabel('Contenu (HTML)').fill('<h2>À l’atelier</h2><p>Une matinée.</p><script>alert(1)</script>');
    await expect(preview(page).getByRole('heading', { level: 2, name: 'À l’atelier' })).toBeVisible();
    await page.getByRole('tab', { name: 'SEO' }).click();
    await page.getByLabel('Meta Title').fill('Venir à l’atelier, à Montreuil');
    await expect(page.getByText('30/60', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Aperçu du résultat de recherche' })).toContainText('à Montreuil');
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
    await expect(page.getByText(/^Page sauvegardée avec succès\s!$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Modifier' })).toBeVisible();

    const opened = page.waitForEvent('popup');
    await detail(page).getByRole('link', { name: 'Aperçu' }).click();
    const visited = await opened;
    await expect(visited).toHaveURL(`/${slug}`);
    await expect(visited).toHaveTitle(/^Venir à l’atelier, à Montreuil/);
    await expect(visited.getByRole('heading', { level: 2, name: 'À l’atelier' })).toBeVisible();
    await api.remove('pages', `id=eq.${id}`);
  },
);

test(
  'only administrators see the placeholders of pages, in one list, until they are filled in',
  { tag: [exhaustive.tag, '@spec-2-3-3'] },
  async ({ page, request, api, stamp }) => {
    const title = `Horaires ${stamp}`;
    const content = '<h2>Où</h2><p>À Paris.</p><h2>Quand</h2><p>Dès [à compléter\u00A0: heure], {{contact_email}}.</p>';
    const { id } = await api.insert('pages', { slug: stamp, title, content, status: 'published', sort_order: 900 });
    const other = { slug: `autre-${stamp}`, title: `Autre ${stamp}`, content: '<p>[à compléter\u00A0: heure]</p>' };
    const { id: otherId } = await api.insert('pages', { ...other, status: 'published', sort_order: 901 });
    const served = async () => (await request.get(`/${stamp}`)).text();
    expect(await served()).toContain('À Paris.');
    expect(await served()).not.toMatch(/Quand|compléter|\{\{/);
    expect(await (await page.request.get(`/${stamp}`)).text()).toContain('Dès [à compléter\u00A0: heure], bonjour@');

    await visit(page, '/admin/dashboard');
    await page.getByRole('link', { name: 'Voir la liste' }).click();
    const own = page.getByRole('region', { name: title });
    await expect(own.getByRole('listitem')).toHaveText(['heure']);
    await own.getByRole('link', { name: `Ouvrir la page « ${title} »` }).click();
    await expect(preview(page).getByText('[à compléter : heure], bonjour@')).toBeVisible();
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.getByLabel('Contenu (HTML)').fill(content.replace(/\[.*\]/, 'neuf heures'));
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await visit(page, '/admin/to-complete');
    await expect(page.getByRole('region', { name: other.title })).toBeVisible();
    await expect(own).toHaveCount(0);
    expect(await served()).toContain('Dès neuf heures, bonjour@');
    await api.remove('pages', `id=in.(${String(id)},${String(otherId)})`);
  },
);

test('a page is made, published, deleted and brought back', exhaustive, async ({ page, api, stamp }) => {
  const title = `Nos tarifs ${stamp}`;
  await visit(page, '/admin/pages');
  await page.getByRole('link', { name: 'Nouvelle page' }).click();
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Statut').selectOption('Publié');
  await page.getByRole('button', { name: 'Créer la page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click();
  await expect(detail(page).getByRole('heading', { name: title })).toBeVisible();
  const slug = title.toLowerCase().replaceAll(' ', '-');
  expect((await page.request.get(`/${slug}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Supprimer la page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Page supprimée')).toBeVisible();
  await expect(page).toHaveURL('/admin/pages');
  expect((await page.request.get(`/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect((await page.request.get(`/${slug}`)).status()).toBe(200);
  await api.remove('pages', `slug=eq.${slug}`);
});

test('on a phone the list and the page come one after the other', exhaustive, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Pages' })).toBeVisible();
  await expect(detail(page)).toBeHidden();
  await page.getByRole('listitem').filter({ hasText: '/cgv' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Conditions générales');
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL('/admin/pages');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
