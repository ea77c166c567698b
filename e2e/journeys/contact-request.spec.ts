// @module-tag spec-2-3-6
// @module-tag spec-3-3
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test as administratorTest } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { contactsAbout } from '../screens/contacts';
import { openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const message = 'Je recopie mes devis à la main chaque vendredi. Pouvez-vous m’aider ?';

administratorTest(
  'a visitor’s contact request shows up in the back-office, where its status is changed',
  { tag: ['@spec-2-4-5', '@spec-6', '@spec-7'] },
  async ({ page, context, api, stamp }) => {
    const name = `Sabine Ferrand ${stamp}`;
    const site = await context.newPage();
    await site.goto('/contact');
    await site.getByLabel('Nom complet').fill(name);
    await site.getByLabel('E-mail').fill('sabine@example.fr');
    await site.getByLabel('Entreprise').fill('Ferrand Plomberie');
    await site.getByLabel('Service qui vous intéresse').selectOption('Audit de processus');
    await site.getByLabel('Message').fill(message);
    await site.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(site.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();
    await expect(site.locator('link[rel="stylesheet"]'), 'the form took the sheet with it').toBeAttached();

    await page.bringToFront();
    await visit(page, contactsAbout(name));
    await page.getByText(name).first().click();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'sabine@example.fr' })).toHaveAttribute(
      'href',
      'mailto:sabine@example.fr',
    );
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await page.getByLabel('Statut', { exact: true }).selectOption('qualified');
    await saved;
    await visit(page, '/admin/newsletter');
    await visit(page, contactsAbout(name));
    await page.getByText(name).first().click();
    await expect(page.getByLabel('Statut', { exact: true })).toHaveValue('qualified');
    expect(await api.select('contacts', `select=status&name=eq.${encodeURIComponent(name)}`)).toEqual([
      { status: 'qualified' },
    ]);
  },
);

test('a failed submission shows an error and keeps every word', { tag: ['@spec-4', '@spec-8'] }, async ({ page }) => {
  await openEnhanced(page, '/contact');
  await page.getByLabel('Nom complet').fill('Nadia');
  await page.getByLabel('E-mail').fill('nadia@example.fr');
  await page.getByLabel('Message').fill(message);
  await page.route('**/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.',
  );
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await expect(page.getByLabel('Nom complet')).toHaveValue('Nadia');
});

test('a message that is too long is counted and refused, never cut', exhaustive, async ({ page }) => {
  await openEnhanced(page, '/contact');
  const form = page.getByRole('form', { name: 'Votre demande' });
  const counter = form.locator('[aria-live]').filter({ hasText: 'caractères' });
  const box = page.getByLabel('Message');
  await page.getByLabel('Nom complet').fill('Nadia');
  await page.getByLabel('E-mail').fill('nadia@example.fr');
  await box.fill('Bonjour');
  await expect(form).toContainText(/7 \/ 10\s000\scaractères/);
  await expect(counter, 'far from the limit nothing is said').toHaveCount(0);
  await box.fill('é'.repeat(9_750));
  await expect(counter).toHaveText('Il reste moins de 300 caractères.');
  await box.fill('é'.repeat(12_003));
  await expect(form).toContainText(/12\s003 \/ 10\s000\scaractères/);
  await expect(counter).toHaveText(/^Message trop long\s: 10\s000 caractères au plus\.$/);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(form.getByRole('alert')).toContainText(/C’est trop long\s: 10000 caractères au plus\./);
  await expect(box).toHaveAccessibleDescription(/^C’est trop long/);
  await expect(box).toHaveValue('é'.repeat(12_003));
});

test('a request says which site and which campaign its visit came from', async ({ page, api, stamp }) => {
  const name = `Nadia ${stamp}`;
  await openEnhanced(page, '/contact?utm_source=lettre', { referer: 'https://annuaire.example/agences' });
  await page.getByLabel('Nom complet').fill(name);
  await page.getByLabel('E-mail').fill('nadia@example.fr');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();
  expect(await api.select('contacts', `name=eq.${encodeURIComponent(name)}`)).toMatchObject([
    { utm_source: 'lettre', referrer: 'annuaire.example' },
  ]);
});

test('a form that the back button restores does not contain a request sent from another page', async ({ page }) => {
  await openEnhanced(page, '/contact');
  await page.getByLabel('Message').fill(message);
  await page.evaluate(() => {
    sessionStorage.removeItem('contact-draft');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByLabel('Message')).toHaveValue('');
});
