import { readFile } from 'node:fs/promises';
import { expect, type Route } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';

test.afterEach(({ api, stamp }) => api.remove('redirects', `from_path=like.*${stamp}*`));

test(
  'a missing page becomes a redirect, which the next visitor follows (§2.3.7)',
  exhaustive,
  async ({ page, request, api, stamp, baseURL }) => {
    const lost = `/tarifs-${stamp}`;
    for (let time = 0; time < 2; time += 1) expect((await request.get(lost)).status()).toBe(404);

    // The server counts in batches.
    await expect.poll(() => api.select('missing_pages', `select=times&path=eq.${lost}`)).toEqual([{ times: 2 }]);
    await visit(page, '/admin/missing-pages');
    await page.getByPlaceholder('Rechercher une adresse').fill(stamp);
    const row = page.getByRole('row').filter({ hasText: lost });
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await row.getByRole('link', { name: 'Créer une redirection' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle redirection' })).toBeVisible();
    await expect(page.getByLabel('Ancienne adresse')).toHaveValue(lost);
    await page.getByLabel('Nouvelle adresse').fill('/services');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Redirections' })).toBeVisible();
    await expect(page.getByRole('link', { name: lost })).toBeVisible();

    const moved = await request.get(`${lost}?utm_source=lettre`);
    expect([moved.status(), moved.url()]).toEqual([200, `${baseURL}/services?utm_source=lettre`]);
    await visit(page, '/admin/missing-pages');
    await expect(page.getByRole('heading', { level: 1, name: 'Pages introuvables' })).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

test(
  'a file of redirects is imported whole; they are exported, changed and deleted (§2.3.7)',
  exhaustive,
  async ({ page, stamp }) => {
    await visit(page, '/admin/redirects');
    const importing = async (text: string): Promise<void> => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Importer (CSV)' }).click(),
      ]);
      await chooser.setFiles({ name: 'redirections.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await importing(`/a-${stamp};/services;301\n/b-${stamp};/a-${stamp};301\n`);
    await expect(page.getByRole('alert')).toContainText(`/b-${stamp} → /a-${stamp}`);
    await importing(`Ancienne adresse;Nouvelle adresse\n/a-${stamp};/services\n/b-${stamp};https://example.fr/;302\n`);
    await expect(page.getByText(/^2.redirections importées$/)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: `/b-${stamp}` })).toContainText('Temporaire (302)');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(
      `\r\n/b-${stamp};https://example.fr/;Temporaire (302);0;\r\n`,
    );
    // The form shows what the list knew; the row itself comes once something is changed.
    const reads: Route[] = [];
    await page.route(/\/rest\/v1\/redirects\?id=eq/, (route) => void reads.push(route), { times: 1 });
    await page.getByRole('link', { name: `/b-${stamp}` }).click();
    await page.getByRole('radio', { name: 'Définitive (301)' }).check();
    await expect.poll(() => reads).toHaveLength(1);
    const read = page.waitForResponse(/\/rest\/v1\/redirects\?id=eq/);
    await reads[0]?.continue();
    await (await read).finished();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByRole('row').filter({ hasText: `/b-${stamp}` })).toContainText('Définitive (301)');
    await page.getByRole('link', { name: `/b-${stamp}` }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Redirections' })).toBeVisible();
    await expect(page.getByRole('link', { name: `/b-${stamp}` })).toHaveCount(0);
  },
);
