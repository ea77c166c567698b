import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen, loseContactWrites } from '../screens/contacts';
import type { ContentApi } from '../screens/content-api';

// Runs alone (playwright.config.ts): its thousand requests push those of other tests off the board.
test.describe.configure({ timeout: 120_000 });
test.afterEach(({ api, stamp }) => api.remove('contacts', `company=eq.${stamp}`));

const statusesOf = async (api: ContentApi, stamp: string): Promise<unknown[]> =>
  (await api.select('contacts', `select=status&company=eq.${stamp}&order=name`)).map(({ status }) => status);

test.describe('several at once', () => {
  test.beforeEach(async ({ page, stamp, baseURL, api }) => {
    await sendRequests(
      baseURL ?? '',
      ['Ana', 'Bob', 'Cléo'].map((name) => ({ name: `${name} ${stamp}`, company: stamp })),
    );
    await api.update('contacts', `name=eq.Bob ${stamp}`, { status: 'closed' });
    await visit(page, contactsAbout(stamp));
    await expect(contactsScreen(page).rows).toHaveCount(3);
  });

  test('get a status, and each its former one back (§2.4.5)', exhaustive, async ({ page, stamp, api }) => {
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await expect(page.getByText('3 sélectionnés')).toBeVisible();
    await page.getByLabel('Nouveau statut').selectOption('Qualifié');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page.getByText('3 contacts : qualifiés')).toBeVisible();
    expect(await statusesOf(api, stamp)).toEqual(['qualified', 'qualified', 'qualified']);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('C’est annulé')).toBeVisible();
    expect(await statusesOf(api, stamp)).toEqual(['new', 'closed', 'new']);
  });

  test('are deleted once confirmed, those ticked and no other (§2.4.5)', exhaustive, async ({ page, stamp, api }) => {
    const { dialog, rows, banner } = contactsScreen(page);
    await page.getByRole('checkbox', { name: `Sélectionner Ana ${stamp}` }).check();
    await page.getByRole('checkbox', { name: `Sélectionner Cléo ${stamp}` }).check();
    const ask = () => page.getByRole('button', { name: 'Supprimer' }).click();
    await ask();
    await expect(dialog).toContainText('Supprimer 2 contacts ?');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(rows).toHaveCount(3);

    await loseContactWrites(page);
    await ask();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(banner).toContainText('Erreur lors de la suppression');
    await expect(rows).toHaveCount(3);

    await page.unrouteAll();
    await ask();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('2 contacts supprimés')).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await statusesOf(api, stamp)).toEqual(['closed']);
  });
});

freshTest('a request that arrives shows by itself, and is announced (§2.4.5)', async ({ page, stamp, baseURL }) => {
  const { link } = contactsScreen(page);
  await page.clock.install();
  await visit(page, contactsAbout(stamp));
  await expect(page.getByText('Aucun contact trouvé')).toBeVisible();
  await sendRequests(baseURL ?? '', [{ name: `Zoé ${stamp}`, company: stamp }]);
  await page.clock.runFor('00:25');
  await expect(link(`Zoé ${stamp}`)).toBeVisible();
  await expect(page.getByText(/nouvelles? demandes? reçues?/)).toBeVisible();
});

test(
  'the export holds every request that is listed, beyond the thousand of one answer (§2.4.5)',
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
      '\uFEFFReçu le;Nom;E-mail;Téléphone;Entreprise;Service d’intérêt;Message;Statut;Notes;Source;Campagne;Site d’origine',
    );
    expect(lines).toHaveLength(1 + count);
    expect(new Set(lines.map((line) => line.split(';')[1])).size, 'each once').toBe(1 + count);
    const odd = lines.find((line) => line.includes(';Demande 0;'));
    expect(odd, 'what a spreadsheet would run is text').toContain(`"'=1+1; « guillemets ""droits"" »"`);
  },
);

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const mover = (page: Page, name: string) => page.getByRole('button', { name: `Déplacer ${name}` });

test.describe('on the board', () => {
  test.beforeEach(async ({ page, stamp, baseURL }) => {
    await sendRequests(baseURL ?? '', [{ name: `Noé ${stamp}`, company: stamp }]);
    await visit(page, '/admin/contacts');
    await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
    await expect(column(page, 'Nouveaux').getByText(`Noé ${stamp}`)).toBeVisible();
  });

  test('there is a column per status, and a card opens its request (§2.4.5)', exhaustive, async ({ page, stamp }) => {
    for (const name of ['Nouveaux', 'Contactés', 'Qualifiés', 'Convertis', 'Fermés'])
      await expect(column(page, name)).toBeVisible();
    await page.getByRole('link', { name: `Noé ${stamp}` }).click();
    await expect(contactsScreen(page).detail.getByRole('heading', { name: `Noé ${stamp}` })).toBeVisible();
  });

  test(
    '← and → move a card from column to column, and it keeps the focus (§2.4.5)',
    exhaustive,
    async ({ page, stamp, api }) => {
      await mover(page, `Noé ${stamp}`).focus();
      for (const [key, name] of [
        ['ArrowRight', 'Contactés'],
        ['ArrowRight', 'Qualifiés'],
        ['ArrowLeft', 'Contactés'],
      ] as const) {
        await mover(page, `Noé ${stamp}`).press(key);
        // Shown on failure: whether the button had the focus.
        const focused = await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName);
        await expect(column(page, name).getByText(`Noé ${stamp}`), `${key} on ${focused}`).toBeVisible();
        await expect(mover(page, `Noé ${stamp}`)).toBeFocused();
      }
      await expect.poll(() => statusesOf(api, stamp)).toEqual(['contacted']);
    },
  );

  test('a card is dragged to another column, which counts it (§2.4.5)', async ({ page, stamp, api }) => {
    const closed = column(page, 'Fermés').getByRole('heading', { level: 2 });
    const before = Number((await closed.textContent())?.replace(/\D/g, ''));
    const card = page.getByRole('listitem').filter({ hasText: `Noé ${stamp}` });
    await card.hover();
    await page.mouse.down();
    const target = await column(page, 'Fermés').boundingBox();
    if (!target) throw new Error('The column is not drawn');
    await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 12 });
    await page.mouse.up();
    await expect(column(page, 'Fermés').getByText(`Noé ${stamp}`)).toBeVisible();
    await expect.poll(() => statusesOf(api, stamp)).toEqual(['closed']);
    await expect.poll(async () => Number((await closed.textContent())?.replace(/\D/g, ''))).toBeGreaterThan(before);
  });

  test(
    'a card that cannot be moved goes back, and the banner says so (§2.4.5)',
    exhaustive,
    async ({ page, stamp }) => {
      await loseContactWrites(page);
      await mover(page, `Noé ${stamp}`).click();
      await page.getByRole('menuitem', { name: 'Converti' }).click();
      await expect(contactsScreen(page).banner).toContainText('Erreur lors de la mise à jour');
      await expect(column(page, 'Nouveaux').getByText(`Noé ${stamp}`)).toBeVisible();
      await expect(mover(page, `Noé ${stamp}`)).toBeFocused();
    },
  );
});
