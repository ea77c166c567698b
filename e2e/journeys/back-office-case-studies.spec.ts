import { exhaustive } from '../screens/exhaustive';
import { expect } from '@playwright/test';
import { expectAccessible } from '../screens/accessibility';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';

test.afterEach(({ api, stamp }) => api.remove('case_studies', `title=like.*${stamp}*`));

test('a case study is written, with its text and its sector, and published (§10.11)', async ({ page, stamp, api }) => {
  const title = `Étude modèle ${stamp}`;
  const slug = `etude-modele-${stamp.toLowerCase()}`;
  const stored = () => api.select('case_studies', `select=slug,sector,summary,content,published&slug=eq.${slug}`);
  await visit(page, '/admin/case-studies/new');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title);
  await expect(page.getByLabel('Adresse'), 'the address follows the title').toHaveValue(slug);
  await page.getByLabel('Client').fill('Menuiserie d’essai');
  await page.getByLabel('Résumé').fill('Une commande, deux minutes.');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Ce champ est requis'), 'without a sector').toBeVisible();
  await page.getByLabel('Secteur').click();
  await page.getByRole('option', { name: 'BTP & artisanat' }).click();
  await page.getByLabel('Contenu (HTML)').fill('<p>Trois messages partent seuls.</p>');
  // Other tests check the pages that show them.
  await page.getByLabel('Publié').uncheck();
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL('/admin/case-studies');
  const row = { slug, sector: 'btp-artisanat', summary: 'Une commande, deux minutes.', published: false };
  expect(await stored()).toEqual([{ ...row, content: '<p>Trois messages partent seuls.</p>' }]);

  await page.getByRole('link', { name: title }).click();
  await page.getByLabel('Publié').check();
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL('/admin/case-studies');
  expect(await stored()).toMatchObject([{ ...row, published: true }]);
});

test(
  'a case study names its partner and its tools, which then cannot be deleted (§10.11)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const names = { partners: `Atelier ${stamp}`, tools: `Machine ${stamp}` };
    const slug = `etude-liee-${stamp.toLowerCase()}`;
    const row = { slug, client: 'Ana', sector: 'e-commerce', summary: 'Résumé.', published: false };
    for (const [table, name] of Object.entries(names)) await api.insert(table, { name, published: false });
    await api.insert('case_studies', { ...row, title: `Étude liée ${stamp}` });
    const stored = () => api.select('case_studies', `select=partners(name),tools(name)&slug=eq.${slug}`);

    await visit(page, '/admin/case-studies');
    await page.getByRole('link', { name: `Étude liée ${stamp}` }).click();
    for (const [label, name] of [
      ['Réalisée avec', names.partners],
      ['Outils', names.tools],
    ] as const) {
      await page.getByRole('combobox', { name: label }).fill(stamp);
      await page.getByRole('option', { name }).click();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page).toHaveURL('/admin/case-studies');
    expect(await stored()).toEqual([{ partners: { name: names.partners }, tools: [{ name: names.tools }] }]);

    for (const [table, name] of Object.entries(names)) {
      await visit(page, `/admin/${table}`);
      await page.getByRole('link', { name }).click();
      const referrers = page.getByRole('region', { name: 'Études de cas' });
      await expect(referrers.getByRole('link', { name: `Étude liée ${stamp}` })).toBeVisible();
      await page.getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText(/cet élément figure dans 1\sétude de cas/)).toBeVisible();
      expect(await api.select(table, `select=name&name=eq.${encodeURIComponent(name)}`)).toEqual([{ name }]);
    }
    await api.remove('case_studies', `slug=eq.${slug}`);
    for (const table of Object.keys(names)) await api.remove(table, `name=like.*${stamp}*`);
  },
);
