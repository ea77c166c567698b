// @module-tag spec-10-11
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { exhaustive } from '../screens/exhaustive';
import { visit } from '../screens/back-office';

test.afterEach(({ api, stamp }) => api.remove('case_studies', `title=like.*${stamp}*`));

test(
  'a case study is written, with its text and its sector, and published',
  exhaustive,
  async ({ page, stamp, api }) => {
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
    // A sector in which no journey counts the case studies.
    await page.getByLabel('Secteur').fill('Formation & conseil');
    await page.getByLabel('Contenu (HTML)').fill('<p>Trois messages partent seuls.</p>');
    // Not published, because other tests check the pages that list case studies.
    await page.getByLabel('Publié').uncheck();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page).toHaveURL('/admin/case-studies');
    const row = { slug, sector: 'Formation & conseil', summary: 'Une commande, deux minutes.', published: false };
    expect(await stored()).toEqual([{ ...row, content: '<p>Trois messages partent seuls.</p>' }]);

    await page.getByRole('link', { name: title }).click();
    await page.getByLabel('Publié').check();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page).toHaveURL('/admin/case-studies');
    expect(await stored()).toMatchObject([{ ...row, published: true }]);
  },
);
