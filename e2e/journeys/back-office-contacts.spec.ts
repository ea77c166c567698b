import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen, loseContactWrites } from '../screens/contacts';

// Specification §2.4 « /admin/contacts », §4 « Contact status », §5 « Deleting », §8.
test.afterEach(({ api, stamp }) => api.remove('contacts', `company=like.*${stamp}*`));

test(
  'the list and the detail show what the specification names, side by side (§2.4.5)',
  exhaustive,
  async ({ page, stamp, baseURL }) => {
    const { rows, row, detail, link, filter } = contactsScreen(page);
    const name = `Élodie Vasseur ${stamp}`;
    await sendRequests(baseURL ?? '', [
      {
        name,
        email: 'elodie@example.fr',
        phone: '03 53 01 18 75',
        company: `Traiteur ${stamp}`,
        service_interest: 'Audit de processus',
        message: 'Je ne relance jamais mes devis.\nPouvez-vous m’aider ?',
      },
    ]);
    await visit(page, contactsAbout(stamp));
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Contacts' })).toBeVisible();
    await expect(page.getByText('Sélectionnez un contact pour voir les détails')).toBeVisible();
    await expect(rows).toHaveCount(1);
    const listed = (await row(name).textContent())?.replaceAll('\u00A0', ' ') ?? '';
    for (const part of ['Nouveau', 'elodie@example.fr', '03 53 01 18 75', `Traiteur ${stamp}`, 'Audit de processus'])
      expect(listed).toContain(part);
    await expect(row(name).getByText('Je ne relance')).toHaveCSS('-webkit-line-clamp', '2');
    expect(listed).toMatch(/Je ne relance jamais mes devis.*\d\d\/\d\d\/\d{4} \d\d:\d\d/s);

    await link(name).click();
    await expect(detail.getByRole('heading', { name })).toBeVisible();
    await expect(link(name), 'the list stays beside').toBeVisible();
    await expect(link('elodie@example.fr')).toHaveAttribute('href', 'mailto:elodie@example.fr');
    await expect(link('03 53 01 18 75')).toHaveAttribute('href', 'tel:0353011875');
    for (const part of [`Traiteur ${stamp}`, 'Audit de processus', 'Pouvez-vous m’aider ?', 'Site web'])
      await expect(detail).toContainText(part);
    await expect(detail.getByText('Reçu le')).toBeVisible();
    await expect(detail.getByLabel('Statut')).toHaveValue('new');
    await expect(detail.getByLabel('Notes')).toHaveValue('');
    await expect(filter.getByRole('option')).toHaveText([
      'Tous les statuts',
      'Nouveaux',
      'Contactés',
      'Qualifiés',
      'Convertis',
      'Fermés',
    ]);

    await page.reload();
    await expect(detail.getByRole('heading', { name }), 'the address leads to the request').toBeVisible();
    await page.goBack();
    await expect(page.getByText('Sélectionnez un contact pour voir les détails')).toBeVisible();
  },
);

test('« Répondre » opens a prepared answer (§2.4.5)', async ({ page, stamp, baseURL }) => {
  const { link } = contactsScreen(page);
  await sendRequests(baseURL ?? '', [
    { name: `Marc ${stamp}`, company: stamp, email: 'marc@example.fr', message: 'Un devis ?' },
  ]);
  await visit(page, contactsAbout(stamp));
  await link(`Marc ${stamp}`).click();
  const address = new URL((await link('Répondre').getAttribute('href')) ?? '');
  expect(address.protocol + address.pathname).toBe('mailto:marc@example.fr');
  expect(address.searchParams.get('subject')).toMatch(/^Votre demande du \d\d\/\d\d\/\d{4}$/);
  expect(address.searchParams.get('body')).toMatch(new RegExp(`^Bonjour Marc ${stamp},[^]*> Un devis \\?`));
});

test(
  'a status is saved at once, from any to any, and the counters follow (§2.4.5, §4)',
  exhaustive,
  async ({ page, stamp, baseURL, api }) => {
    const { row, link, status, counters } = contactsScreen(page);
    const name = `Fatou ${stamp}`;
    await sendRequests(baseURL ?? '', [{ name, company: stamp }]);
    await visit(page, contactsAbout(stamp));
    await link(name).click();
    for (const [value, label] of [
      ['closed', 'Fermé'],
      ['new', 'Nouveau'],
      ['converted', 'Converti'],
      ['contacted', 'Contacté'],
      ['qualified', 'Qualifié'],
    ] as const) {
      const counted = page.waitForResponse((response) => response.url().includes('contact_counts'));
      await status.selectOption(value);
      await expect(row(name)).toContainText(label);
      await counted;
      await expect
        .poll(async () => (await api.select('contacts', `select=status&name=eq.${name}`))[0]?.['status'])
        .toBe(value);
    }
    await expect(counters).toBeVisible();
  },
);

test(
  'a status that cannot be saved is taken back, and the banner says so (§8)',
  exhaustive,
  async ({ page, stamp, baseURL }) => {
    const { link, status, banner } = contactsScreen(page);
    await sendRequests(baseURL ?? '', [{ name: `Paul ${stamp}`, company: stamp }]);
    await visit(page, contactsAbout(stamp));
    await link(`Paul ${stamp}`).click();
    await loseContactWrites(page);
    await status.selectOption('closed');
    await expect(banner).toContainText('Erreur lors de la mise à jour');
    await expect(status).toHaveValue('new');
  },
);

test(
  'a deletion asks first, and a refused one leaves the request (§2.4.5, §5, §8, §10.7)',
  exhaustive,
  async ({ page, stamp, baseURL, api }) => {
    const { link, detail, dialog, banner, rows } = contactsScreen(page);
    await sendRequests(baseURL ?? '', [{ name: `Léa ${stamp}`, company: stamp }]);
    await visit(page, contactsAbout(stamp));
    await link(`Léa ${stamp}`).click();
    await detail.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(1);

    await loseContactWrites(page);
    await detail.getByRole('button', { name: 'Supprimer' }).click();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(banner).toContainText('Erreur lors de la suppression');
    await expect(rows).toHaveCount(1);

    await page.unrouteAll();
    await detail.getByRole('button', { name: 'Supprimer' }).click();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Contact supprimé')).toBeVisible();
    await expect(page.getByText('Aucun contact trouvé')).toBeVisible();
    await expect(detail).toBeHidden();
    expect(await api.select('contacts', `select=id&company=eq.${stamp}`)).toEqual([]);

    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(rows).toHaveCount(1);
    await link(`Léa ${stamp}`).click();
    await detail.getByRole('button', { name: 'Supprimer' }).click();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('conservé 30 jours dans la corbeille')).toBeVisible();
    await visit(page, '/admin/trash');
    await page.getByRole('button', { name: `Restaurer « Léa ${stamp} »` }).click();
    await page.getByRole('link', { name: 'Ouvrir' }).click();
    await expect(detail.getByRole('heading', { name: `Léa ${stamp}` })).toBeVisible();
  },
);

test('↓ and ↑ go through the list and open each request (§2.4.5, §7)', exhaustive, async ({ page, stamp, baseURL }) => {
  const { link, detail, rows } = contactsScreen(page);
  // One after the other, so that the order in the list is certain.
  for (const name of ['Troisième', 'Deuxième', 'Première'])
    await sendRequests(baseURL ?? '', [{ name: `${name} ${stamp}`, company: stamp }]);
  await visit(page, contactsAbout(stamp));
  await expect(rows).toHaveCount(3);
  await link(`Première ${stamp}`).focus();
  await page.keyboard.press('Enter');
  for (const [key, name] of [
    ['ArrowDown', 'Deuxième'],
    ['ArrowDown', 'Troisième'],
    ['ArrowDown', 'Troisième'],
    ['ArrowUp', 'Deuxième'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(`${name} ${stamp}`)).toBeFocused();
    await expect(detail.getByRole('heading', { name: `${name} ${stamp}` })).toBeVisible();
  }
});

test('on a phone the list comes first, then the detail (§2.4.5, §10.2)', async ({ page, stamp, baseURL }) => {
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
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByRole('button', { name: 'Supprimer' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await link(`Inès ${stamp}`).click();
  await expect(page.getByRole('heading', { level: 1, name: `Inès ${stamp}` })).toBeVisible();
  await expect(search).toBeHidden();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // Its place differs by width: it is mounted anew.
    await expect(() => notes.scrollIntoViewIfNeeded({ timeout: 500 })).toPass();
    await expect(status, 'in sight of a long message').toBeInViewport({ ratio: 1 });
    await expect(link('Répondre')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(search).toBeVisible();
  await expect(detail).toBeHidden();
});
