import { expect } from '@playwright/test';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen, loseContactWrites } from '../screens/contacts';
import type { ContentApi } from '../screens/content-api';

test.beforeEach(async ({ page, stamp, baseURL }) => {
  await sendRequests(baseURL ?? '', [
    { name: `Odile ${stamp}`, company: stamp },
    { name: `Hamid ${stamp}`, company: stamp },
  ]);
  await visit(page, contactsAbout(stamp));
  await contactsScreen(page).link(`Odile ${stamp}`).click();
});
test.afterEach(({ api, stamp }) => api.remove('contacts', `company=eq.${stamp}`));

const expectStored = (api: ContentApi, name: string, notes: string) =>
  expect.poll(async () => (await api.select('contacts', `select=notes&name=eq.${name}`))[0]?.['notes']).toBe(notes);

test('notes are saved shortly after typing, in one go, and say so', async ({ page, stamp, api }) => {
  const { notes, detail } = contactsScreen(page);
  let writes = 0;
  page.on('request', (request) => (writes += request.method() === 'PATCH' ? 1 : 0));
  await notes.pressSequentially('Rappeler mardi');
  await expect(detail.getByText('Enregistré', { exact: true })).toBeVisible();
  expect(writes, 'not one write per keystroke').toBeLessThan(3);
  await expectStored(api, `Odile ${stamp}`, 'Rappeler mardi');
  await page.reload();
  await expect(notes).toHaveValue('Rappeler mardi');
});

test('notes are saved on moving to another request, without waiting', async ({ page, stamp, api }) => {
  const { notes, link } = contactsScreen(page);
  await notes.fill('Devis envoyé');
  await link(`Hamid ${stamp}`).click();
  await expect(notes).toHaveValue('');
  await expectStored(api, `Odile ${stamp}`, 'Devis envoyé');
  await link(`Odile ${stamp}`).click();
  await expect(notes).toHaveValue('Devis envoyé');
});

freshTest('notes are saved when the tab is closed', async ({ page, stamp, api }) => {
  await contactsScreen(page).notes.fill('Écrit juste avant de fermer');
  await page.close();
  await expectStored(api, `Odile ${stamp}`, 'Écrit juste avant de fermer');
});

test('notes that cannot be saved say so, stay, and are saved once the network is back', async ({
  page,
  stamp,
  api,
  context,
}) => {
  const { notes, detail, banner } = contactsScreen(page);
  await context.setOffline(true);
  await notes.fill('Écrit dans le train');
  await expect(detail.getByText(/^Non enregistré/)).toBeVisible();
  await expect(banner).toContainText('Erreur lors de la mise à jour');
  await expect(notes).toHaveValue('Écrit dans le train');
  await context.setOffline(false);
  await expect(detail.getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
  await expectStored(api, `Odile ${stamp}`, 'Écrit dans le train');
});

test('notes refused once are sent again on leaving the field', async ({ page, stamp, api }) => {
  const { notes, detail } = contactsScreen(page);
  await loseContactWrites(page);
  await notes.fill('À relancer');
  await expect(detail.getByText(/^Non enregistré/)).toBeVisible();
  await page.unrouteAll();
  await notes.blur();
  await expect(detail.getByText('Enregistré', { exact: true })).toBeVisible();
  await expectStored(api, `Odile ${stamp}`, 'À relancer');
});
