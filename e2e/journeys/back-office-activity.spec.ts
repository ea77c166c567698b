// @module-tag spec-10-7
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';

const daysFromNow = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

test.afterEach(({ api, stamp }) => api.remove('testimonials', `name=like.*${stamp}*`));

test('the log shows who did what: beside the record, by table and record, and as a file', async ({
  page,
  stamp,
  api,
}) => {
  const row = { name: `Ana ${stamp}`, words: 'Bien', published: false };
  const { id } = await api.insert('testimonials', row);
  await api.update('testimonials', `id=eq.${String(id)}`, { trade: 'traiteuse' });
  await api.update('testimonials', `id=eq.${String(id)}`, { words: 'Très bien', place: 'Laval' });

  await visit(page, `/admin/testimonials/edit/${String(id)}`);
  const panel = page.getByRole('region', { name: 'Activité' });
  await expect(panel.getByRole('listitem')).toHaveText([
    /^Modification\s: Témoignage, Villecamille@example\.fr/,
    /^Modification\s: Métiercamille@example\.fr/,
    /^Créationcamille@example\.fr/,
  ]);

  const filter = { table_name: 'testimonials', row_id: String(id) };
  await visit(page, `/admin/activity?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`);
  const rows = page.getByRole('table', { name: 'Journal d’activité' }).getByRole('row');
  await expect(rows.filter({ hasText: 'camille@example.fr' })).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/Modification.*Témoignages.*Ana.*Témoignage, Ville/);
  const narrowed = (period: object) =>
    visit(
      page,
      `/admin/activity?${new URLSearchParams({ filter: JSON.stringify({ ...filter, ...period }) }).toString()}`,
    );
  await narrowed({ since: daysFromNow(2) });
  await expect(page.getByText('Aucune entrée').or(page.getByText('Aucun résultat')).first()).toBeVisible();
  await narrowed({ since: daysFromNow(-2), until: daysFromNow(2) });
  await expect(rows.filter({ hasText: 'camille@example.fr' })).toHaveCount(3);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^\uFEFF"Date";"Personne";"Action";"Contenu";"Identifiant";"Champs"\r\n/);
  expect(file).toMatch(new RegExp(`;"camille@example\\.fr";"Modification";"Témoignages";"${String(id)}";"Métier"\r\n`));
  expect(file).not.toContain(stamp);

  await rows.nth(1).getByRole('link', { name: row.name }).click();
  await expect(page).toHaveURL(`/admin/testimonials/edit/${String(id)}`);
  await api.remove('testimonials', `id=eq.${String(id)}`);
  await visit(page, `/admin/activity?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`);
  await expect(rows.nth(1)).toContainText(/Suppression.*Témoignages.*supprimé/);
});
