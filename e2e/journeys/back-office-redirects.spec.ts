// @module-tag spec-2-3-7
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';

test.afterEach(({ api, stamp }) => api.remove('redirects', `from_path=like.*${stamp}*`));

test(
  'a missing page becomes a redirect, which the next visitor follows',
  exhaustive,
  async ({ page, request, api, stamp, baseURL }) => {
    const lost = `/tarifs-${stamp}`;
    for (let time = 0; time < 2; time += 1) expect((await request.get(lost)).status()).toBe(404);

    // The server sends counts in batches.
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
