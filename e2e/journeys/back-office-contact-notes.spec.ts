import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { administrator } from '../administrator';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen, loseContactWrites } from '../screens/contacts';
import type { ContentApi } from '../screens/content-api';
import { endSession } from '../screens/sign-in';

test.beforeEach(async ({ page, stamp, baseURL }) => {
  await sendRequests(baseURL ?? '', [
    { name: `Odile ${stamp}`, company: stamp },
    { name: `Hamid ${stamp}`, company: stamp },
  ]);
  await visit(page, contactsAbout(stamp));
  await contactsScreen(page).link(`Odile ${stamp}`).click();
});
test.afterEach(({ api, stamp }) => api.remove('contacts', `company=eq.${stamp}`));

const saved = (page: Page) =>
  contactsScreen(page)
    .detail.getByText(/^Sauvegardé à \d\d:\d\d$/)
    .first();

const expectStored = (api: ContentApi, name: string, notes: string) =>
  expect.poll(async () => (await api.select('contacts', `select=notes&name=eq.${name}`))[0]?.['notes']).toBe(notes);

test(
  'notes are saved shortly after typing, in one go, and say so (§2.4.5)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { notes } = contactsScreen(page);
    let writes = 0;
    page.on('request', (request) => (writes += request.url().includes('/rpc/save_notes') ? 1 : 0));
    await notes.pressSequentially('Rappeler mardi');
    await expect(saved(page)).toBeVisible();
    expect(writes, 'not one write per keystroke').toBeLessThan(3);
    await expectStored(api, `Odile ${stamp}`, 'Rappeler mardi');
    await page.reload();
    await expect(notes).toHaveValue('Rappeler mardi');
  },
);

test(
  'notes are saved on moving to another request, without waiting (§2.4.5)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { notes, link } = contactsScreen(page);
    await notes.fill('Devis envoyé');
    await link(`Hamid ${stamp}`).click();
    await expect(notes).toHaveValue('');
    await expectStored(api, `Odile ${stamp}`, 'Devis envoyé');
    await link(`Odile ${stamp}`).click();
    await expect(notes).toHaveValue('Devis envoyé');
  },
);

freshTest('notes are saved when the tab is closed (§2.4.5)', exhaustive, async ({ page, stamp, api }) => {
  await contactsScreen(page).notes.fill('Écrit juste avant de fermer');
  await page.close();
  await expectStored(api, `Odile ${stamp}`, 'Écrit juste avant de fermer');
});

test(
  'notes that cannot be saved say so, stay, and are saved once the network is back (§2.4.5)',
  exhaustive,
  async ({ page, stamp, api, context }) => {
    const { notes, detail } = contactsScreen(page);
    await context.setOffline(true);
    await notes.fill('Écrit dans le train');
    await expect(detail.getByText(/^Non sauvegardé/)).toBeVisible();
    await expect(detail.getByText('Vous êtes hors ligne.')).toBeVisible();
    await expect(notes).toHaveValue('Écrit dans le train');
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await expect(detail.getByText('Vous êtes hors ligne.')).toBeHidden();
    await expectStored(api, `Odile ${stamp}`, 'Écrit dans le train');
  },
);

test(
  'notes that cannot be saved before another request is chosen are said to be kept, and are given back (§2.4.5)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { notes, link, detail } = contactsScreen(page);
    await loseContactWrites(page);
    await notes.fill('À relancer');
    await link(`Hamid ${stamp}`).click();
    await expect(page.getByText(`Vos notes sur Odile ${stamp} n’ont pas été sauvegardées`)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Rouvrir' }).click();
    await detail.getByRole('button', { name: 'Restaurer' }).click();
    await expect(notes).toHaveValue('À relancer');
    await expectStored(api, `Odile ${stamp}`, 'À relancer');
  },
);

test(
  'a session that ends while notes are typed asks for the password over them, then saves them (§2.4.5)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { notes } = contactsScreen(page);
    await notes.fill('Écrit longtemps');
    await endSession(page);
    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await dialog.getByLabel('Mot de passe').fill(administrator.password);
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    await expect(notes).toHaveValue('Écrit longtemps');
    await expectStored(api, `Odile ${stamp}`, 'Écrit longtemps');
  },
);

test(
  'two windows on the notes of one request: the second chooses which to keep (§2.4.5)',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { notes } = contactsScreen(page);
    const theirs = await page.context().newPage();
    await theirs.goto(page.url());
    await contactsScreen(theirs).notes.fill('Les leurs');
    await expectStored(api, `Odile ${stamp}`, 'Les leurs');
    await theirs.close();
    await notes.fill('Les miennes');
    const dialog = page.getByRole('dialog', { name: 'Ces notes ont été modifiées entre-temps' });
    await dialog.getByRole('button', { name: 'Voir les différences' }).click();
    await expect(dialog.getByRole('region', { name: /^Différences/ })).toContainText('leurs');
    await expectStored(api, `Odile ${stamp}`, 'Les leurs');
    await dialog.getByRole('button', { name: 'Garder la mienne' }).click();
    await expectStored(api, `Odile ${stamp}`, 'Les miennes');
    await expect(saved(page)).toBeVisible();
  },
);
