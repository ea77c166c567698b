// @module-tag spec-10-2
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { axeFindings } from '../screens/axe';
import { openEnhanced } from '../screens/enhanced';
import { inDisplayModes } from '../screens/display-modes';
import { test as administrator } from '../screens/administrator';
import { test } from '../screens/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** axe finds nothing at any width, light or dark. */
const expectAccessible = (page: Page): Promise<void> =>
  inDisplayModes(page, async (mode) => expect.soft(await axeFindings(page), mode).toEqual([]));

test('axe finds nothing with the services panel open', exhaustive, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openEnhanced(page, '/services/automatisations');
  await page.getByRole('button', { name: 'Détail des services' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('group', { name: 'Services Principaux' })).toBeVisible();
    expect.soft(await axeFindings(page), colorScheme).toEqual([]);
  }
});

test('axe finds nothing with the telephone’s menu open', exhaustive, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEnhanced(page, '/services/automatisations');
  await page.getByRole('banner').locator('summary').first().click();
  await page.getByRole('navigation', { name: 'Menu principal' }).locator('summary').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page), colorScheme).toEqual([]);
  }
});

test('axe finds nothing on a contact form that is refused', exhaustive, async ({ page }) => {
  await openEnhanced(page, '/contact');
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('alert')).toContainText('Il reste');
  await expectAccessible(page);
});

test('axe finds nothing on a contact form that is doubtful, failed or sent', exhaustive, async ({ page }) => {
  await openEnhanced(page, '/contact');
  const send = page.getByRole('button', { name: 'Envoyer ma demande' });
  await page.getByLabel('Nom complet').fill('Odile Marchand');
  await page.getByLabel('E-mail').fill('odile@example.fr');
  await page.getByLabel('Message').fill('Voyez http://a.example http://b.example http://c.example');
  await send.click();
  await expect(page.getByRole('button', { name: /Confirmer/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Message').fill('Je recopie mes devis à la main.');
  await page.route('**/contact', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Une erreur est survenue');
  await expectAccessible(page);

  await page.unroute('**/contact');
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message envoyé avec succès !' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a newsletter box that is refused or sent', exhaustive, async ({ page, stamp }) => {
  await openEnhanced(page, '/blog/combien-coute-une-automatisation');
  const box = page.getByRole('region', { name: 'La lettre de l’atelier' });
  await box.getByRole('button', { name: 'S’abonner' }).click();
  await expect(box).toContainText('Indiquez votre adresse e-mail.');
  await expectAccessible(page);
  await box.getByLabel('Votre adresse e-mail').fill(`axe.${stamp}@example.fr`);
  await box.getByRole('checkbox').check();
  await box.getByRole('button', { name: 'S’abonner' }).click();
  await expect(box.getByRole('status')).toContainText('C’est noté.');
  await expectAccessible(page);
});

administrator('axe finds nothing on a draft’s preview', { tag: [exhaustive.tag, '@spec-2-3-5'] }, async ({ page }) => {
  await openEnhanced(page, '/blog/rgpd-ia-tpe-bonnes-pratiques');
  await expect(page.getByText('Brouillon — visible par vous seul')).toBeVisible();
  await expectAccessible(page);
});
