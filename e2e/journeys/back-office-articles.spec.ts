import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articlesAbout, articlesScreen, storeArticle } from '../screens/articles';

// Specification §2.4 « /admin/blog », §4 « Article status », §5 « Deleting », §8, §9 « Tags shown ».
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test(
  'the search is in French full text: words of one family, accents or not, in title, tags, excerpt or text (§2.4.3)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { rows, row, search } = articlesScreen(page);
    await storeArticle(api, stamp, 'Automatisation', { content: '<p>Les coûts cachés d’un électricien.</p>' });
    await storeArticle(api, stamp, 'Autre', { tags: ['Facturation électronique'] });
    await visit(page, '/admin/blog');
    for (const words of ['automatiser', 'cout cache', 'ÉLECTRICIENS', 'élect', 'cach autom']) {
      await search.fill(`${words} ${stamp}`);
      await expect(rows).toHaveText([`Automatisation ${stamp}`]);
    }
    // By relevance: the article with the words in its title comes before a newer one with the words in its text.
    await storeArticle(api, stamp, 'Troisième', { content: '<p>automatisation</p>' });
    await search.fill(`automat ${stamp}`);
    await expect(rows).toHaveText([`Automatisation ${stamp}`, `Troisième ${stamp}`]);
    await expect(page.getByLabel('Trier par', { exact: true })).toHaveText(/^Pertinence/);
    await page.getByLabel('Trier par', { exact: true }).selectOption('Titre de Z à A');
    await expect(rows).toHaveText([`Troisième ${stamp}`, `Automatisation ${stamp}`]);
    await search.fill(`factures electroniques ${stamp}`);
    await expect(row(`Autre ${stamp}`)).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/\/admin\/blog\?/);
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/blog\?/);
    await expect(search, 'the address keeps the search').toHaveValue(`factures electroniques ${stamp}`);
    await expect(rows).toHaveCount(1);
  },
);

test(
  'filters and order narrow the list, are kept under a name, and are cleared (§2.4.3)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { rows } = articlesScreen(page);
    await storeArticle(api, stamp, 'Alpha', { category: 'CRM', tags: [`tag-${stamp}`], featured: true });
    await storeArticle(api, stamp, 'Beta', { category: 'NoCode', status: 'published' });
    await storeArticle(api, stamp, 'Élan', { category: 'CRM', status: 'published' });
    const shows = (...names: string[]) => expect(rows).toHaveText(names.map((name) => `${name} ${stamp}`));
    await visit(page, articlesAbout(stamp));
    // Its tag contains the words too.
    await shows('Alpha', 'Élan', 'Beta');

    await page.getByLabel('Trier par', { exact: true }).selectOption('Titre de A à Z');
    await shows('Alpha', 'Beta', 'Élan');
    await page.getByRole('combobox', { name: 'Statut' }).selectOption('Publié');
    await shows('Beta', 'Élan');
    await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('CRM');
    await shows('Élan');
    await page.getByRole('combobox', { name: 'Statut' }).selectOption('Tous les statuts');
    await shows('Alpha', 'Élan');
    await page.getByLabel('Tag').selectOption(`tag-${stamp}`);
    await shows('Alpha');
    await page.getByLabel('Tag').selectOption('Tous les tags');
    // Waits for the address, which changes together with the checkbox.
    await page.getByLabel('À la une seulement').click();
    await expect(page.getByLabel('À la une seulement')).toBeChecked();
    await shows('Alpha');

    await page.getByRole('button', { name: 'Recherches sauvegardées' }).click();
    await page.getByLabel('Nom de la recherche affichée').fill('À la une en CRM');
    await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await expect(page.getByLabel('À la une seulement')).not.toBeChecked();
    await page.reload();
    await page.getByRole('button', { name: 'Recherches sauvegardées' }).click();
    await page.getByRole('button', { name: 'À la une en CRM', exact: true }).click();
    await shows('Alpha');
    await expect(page.getByRole('combobox', { name: 'Catégorie' })).toHaveValue('CRM');
  },
);

test(
  'a long list has pages, and turns back from one that a deletion emptied (§2.4.3, §10.4)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { rows, choose, dialog, banner } = articlesScreen(page);
    await api.insertAll(
      'blog_posts',
      Array.from({ length: 26 }, (_, n) => ({ slug: `page-${n}-${stamp}`, title: `Page ${n} ${stamp}`, content: 'x' })),
    );
    await visit(page, articlesAbout(stamp));
    await page.getByLabel('Trier par', { exact: true }).selectOption('Titre de A à Z');
    await expect(page.getByText('1–25 sur 26')).toBeVisible();
    await page.getByRole('button', { name: 'Suivants' }).click();
    await expect(rows).toHaveText([`Page 9 ${stamp}`]);
    await expect(page).toHaveURL(/\/admin\/blog\?.*page=2/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/blog\?.*page=1/);
    await expect(rows).toHaveCount(25);
    await page.goForward();
    await expect(rows).toHaveText([`Page 9 ${stamp}`]);
    await choose(`Page 9 ${stamp}`, 'Supprimer');
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(rows).toHaveCount(25);
    await expect(banner).toHaveCount(0);
  },
);

test(
  'the export holds every article of the list, beyond the API’s 1,000 rows (§2.4.3)',
  exhaustive,
  async ({ page, stamp, api }) => {
    await api.insertAll(
      'blog_posts',
      Array.from({ length: 1050 }, (_, n) => ({
        slug: `ligne-${n}-${stamp}`,
        title: `Ligne ${n} « ; » ${stamp}`,
        content: 'x',
        tags: ['a', 'b'],
      })),
    );
    await visit(page, articlesAbout(stamp));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('articles.csv');
    const text = (await readStream(await file.createReadStream())).replace('\uFEFF', '');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toMatch(/^Titre;Slug;Statut;À la une;À la une jusqu’au;Catégorie;Tags;/);
    expect(lines).toHaveLength(1051);
    expect(new Set(lines).size).toBe(1051);
    expect(lines.find((line) => line.includes(`ligne-7-${stamp}`))).toMatch(
      /^"Ligne 7 « ; » .*";ligne-7-.*;Brouillon;non;;;a, b;/,
    );
    await expect(page.getByText('1 050 lignes exportées')).toBeVisible();
  },
);

async function readStream(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

test('a telephone shows all of it without scrolling sideways (§2.4.3, §10.2)', async ({ page, stamp, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeArticle(api, stamp, 'Anticonstitutionnellement', {
    tags: ['facturation électronique', 'plateforme agréée', 'comptabilité'],
    status: 'published',
  });
  await visit(page, articlesAbout(stamp));
  await expect(
    articlesScreen(page)
      .row(`Anticonstitutionnellement ${stamp}`)
      .getByRole('button', { name: /^Plus d’actions/ }),
  ).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByRole('button', { name: 'Supprimer', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
