// @module-tag spec-2-4-5
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen } from '../screens/contacts';

// Runs alone (playwright.config.ts), because its thousand requests would push those of other tests off the board.
test.describe.configure({ timeout: 120_000 });
test.afterEach(({ api, stamp }) => api.remove('contacts', `company=eq.${stamp}`));

freshTest('a request that arrives shows by itself, and is announced', async ({ page, stamp, baseURL }) => {
  const { link } = contactsScreen(page);
  await page.clock.install();
  await visit(page, contactsAbout(stamp));
  await expect(page.getByText('Aucun contact trouvé')).toBeVisible();
  await sendRequests(baseURL ?? '', [{ name: `Zoé ${stamp}`, company: stamp }]);
  await page.clock.runFor('00:25');
  await expect(link(`Zoé ${stamp}`)).toBeVisible();
  await expect(page.getByText(/nouvelles? demandes? reçues?/)).toBeVisible();
});

freshTest('the board shows what a colleague moves, together with its counts', async ({ page, stamp, baseURL, api }) => {
  await sendRequests(baseURL ?? '', [{ name: `Ali ${stamp}`, company: stamp }]);
  await page.clock.install();
  await visit(page, '/admin/contacts?vue=pipeline');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const before = await column('Qualifiés').getByRole('heading', { level: 2 }).innerText();
  await expect(column('Nouveaux').getByText(`Ali ${stamp}`)).toBeVisible();
  await api.update('contacts', `company=eq.${stamp}`, { status: 'qualified' });
  await page.clock.runFor('00:25');
  await expect(column('Qualifiés').getByText(`Ali ${stamp}`)).toBeVisible();
  await expect(column('Nouveaux').getByText(`Ali ${stamp}`)).toBeHidden();
  await expect(column('Qualifiés').getByRole('heading', { level: 2 })).not.toHaveText(before);
});

test(
  'the export holds every request that is listed, beyond the thousand of one answer',
  exhaustive,
  async ({ page, stamp, baseURL }) => {
    const count = 1_050;
    const requests = Array.from({ length: count }, (_, index) => ({
      name: `Demande ${index}`,
      company: stamp,
      message: index === 0 ? '=1+1; « guillemets "droits" »' : 'Bonjour',
    }));
    await sendRequests(baseURL ?? '', requests);
    await visit(page, contactsAbout(stamp));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      expect(page.getByText(/^1.050.lignes exportées$/)).toBeVisible({ timeout: 20_000 }),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('contacts.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Reçu le";"Nom";"E-mail";"Téléphone";"Entreprise";"Service d’intérêt";"Message";"Statut";"Notes";"À faire";"À faire le";"À faire par";"Source";"Campagne";"Site d’origine"',
    );
    expect(lines).toHaveLength(1 + count);
    expect(new Set(lines.map((line) => line.split(';')[1])).size, 'each once').toBe(1 + count);
    const odd = lines.find((line) => line.includes(';"Demande 0";'));
    expect(odd, 'what a spreadsheet would run is text').toContain(`"\t=1+1; « guillemets ""droits"" »"`);
  },
);

test('a card is dragged to another column, which counts it', async ({ page, stamp, baseURL, api }) => {
  await sendRequests(baseURL ?? '', [{ name: `Noé ${stamp}`, company: stamp }]);
  await visit(page, '/admin/contacts?vue=pipeline');
  const target = page.getByRole('region', { name: 'Fermés', exact: true });
  const closed = target.getByRole('heading', { level: 2 });
  const card = page.getByRole('listitem').filter({ hasText: `Noé ${stamp}` });
  await card.hover();
  const before = Number((await closed.textContent())?.replace(/\D/g, ''));
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('The column is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 12 });
  // The column shows that the card would land there: on a slow machine that follows the pointer later.
  await expect(target).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(target.getByText(`Noé ${stamp}`)).toBeVisible();
  await expect.poll(() => api.select('contacts', `select=status&company=eq.${stamp}`)).toEqual([{ status: 'closed' }]);
  await expect.poll(async () => Number((await closed.textContent())?.replace(/\D/g, ''))).toBeGreaterThan(before);
});
