// @module-tag spec-10-2
// @module-tag spec-2-4-5
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen } from '../screens/contacts';

// Specification §2.4 "/admin/contacts", §4 "Contact status", §5 "Deleting", §8.
test.afterEach(({ api, stamp }) => api.remove('contacts', `company=like.*${stamp}*`));

test('on a phone the list comes first, then the detail', async ({ page, stamp, baseURL }) => {
  const { row, link, detail, search, status, notes } = contactsScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const message = 'Une longue demande.\n'.repeat(100);
  await sendRequests(baseURL ?? '', [
    { name: `Inès ${stamp}`, company: stamp, email: `${'adresse-longue-'.repeat(4)}@example.fr`, message },
  ]);
  await visit(page, contactsAbout(stamp));
  await expect(detail).toBeHidden();
  const { y } = (await row(`Inès ${stamp}`).boundingBox()) ?? {};
  expect(y, 'what one came for begins in the first third').toBeLessThanOrEqual(300);
  await expect(row(`Inès ${stamp}`).getByText('Une longue demande')).toHaveCSS('-webkit-line-clamp', '2');
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByRole('button', { name: 'Supprimer' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await link(`Inès ${stamp}`).click();
  await expect(page.getByRole('heading', { level: 1, name: `Inès ${stamp}` })).toBeVisible();
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'À faire demain' }).click();
  await expect(detail.getByText(/ 09:00 · reste 24.h$/)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(detail.getByText(/^Aucune suite prévue · reste 24.h$/)).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // React mounts the field again, because its position in the tree depends on the width of the window.
    await expect(() => notes.scrollIntoViewIfNeeded({ timeout: 500 })).toPass();
    await expect(status, 'in sight of a long message').toBeInViewport({ ratio: 1 });
    await expect(link('Répondre')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(search).toBeVisible();
  await expect(detail).toBeHidden();
});

test('a request and the list print as documents', async ({ page, stamp, baseURL }) => {
  const { row, link, notes } = contactsScreen(page);
  await sendRequests(baseURL ?? '', [{ name: `Zélie ${stamp}`, company: stamp, message: 'À rappeler.' }]);
  await visit(page, contactsAbout(stamp));
  const pressed = page.locator('button, input, textarea, svg, [role=search], nav').filter({ visible: true });
  await page.emulateMedia({ media: 'print' });
  await expect(row(`Zélie ${stamp}`)).toContainText('À rappeler.');
  await expect(pressed).toHaveCount(0);
  await expect(page.getByText('Sélectionnez un contact pour voir les détails')).toBeHidden();
  await page.emulateMedia({ media: null });
  await link(`Zélie ${stamp}`).click();
  await notes.fill('Vue au salon.');
  await page.emulateMedia({ media: 'print' });
  await expect(row(`Zélie ${stamp}`), 'the sheet alone, also from a wide window').toBeHidden();
  await page.setViewportSize({ width: 660, height: 900 });
  await expect(page.getByText('Vue au salon.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('À rappeler.').filter({ visible: true })).toHaveCount(1);
  await expect(pressed).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Détail du contact' })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

freshTest('notes are saved when the tab is closed', exhaustive, async ({ page, stamp, api, baseURL }) => {
  const { link, notes } = contactsScreen(page);
  await sendRequests(baseURL ?? '', [{ name: `Odile ${stamp}`, company: stamp }]);
  await visit(page, contactsAbout(stamp));
  await link(`Odile ${stamp}`).click();
  await notes.fill('Écrit juste avant de fermer');
  await page.close();
  await expect
    .poll(() => api.select('contacts', `select=notes&company=eq.${stamp}`))
    .toEqual([{ notes: 'Écrit juste avant de fermer' }]);
});
