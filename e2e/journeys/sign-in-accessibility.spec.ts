// @module-tag spec-10-2
// @module-tag spec-2-4-1
import { expect } from '@playwright/test';
import { axeFindings } from '../screens/axe';
import { visit } from '../screens/back-office';
import { exhaustive } from '../screens/exhaustive';
import { inDisplayModes } from '../screens/display-modes';
import { test } from '../screens/visitor';

test('the screens about a forgotten password are accessible', exhaustive, async ({ page }) => {
  await inDisplayModes(page, async (mode) => {
    await visit(page, '/admin/forgot-password');
    await expect(page.getByRole('button', { name: 'Envoyer le lien' })).toBeVisible();
    expect.soft(await axeFindings(page), mode).toEqual([]);
    await visit(page, '/admin/set-password#token_hash=abc&type=recovery');
    await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible();
    expect.soft(await axeFindings(page), `${mode}, new password`).toEqual([]);
  });
});

test('the sign-in screen is accessible, refusal included', async ({ page }) => {
  await inDisplayModes(page, async (mode) => {
    // The screen chooses the theme when it opens.
    await visit(page, '/admin/login');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    expect.soft(await axeFindings(page), mode).toEqual([]);
    await page.getByLabel('E-mail').fill('personne@example.fr');
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect.soft(await axeFindings(page), `${mode}, refused`).toEqual([]);
  });
});
