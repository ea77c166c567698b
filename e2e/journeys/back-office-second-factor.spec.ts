// @module-tag spec-2-4-1
import { exhaustive } from '../screens/exhaustive';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../screens/axe';
import {
  type Account,
  demoAccount,
  newDataDirectory,
  type ServerUnderTest,
  startServer,
} from '../screens/server-under-test';
import { codeOf, formerCodeOf } from '../screens/totp';
import { test } from '../screens/visitor';

/** This file starts a server of its own, because its tests give the server's account a second factor. */
let server: ServerUnderTest;
let account: Account;

test.beforeAll(async () => {
  server = await startServer(newDataDirectory());
  account = demoAccount(server);
});
test.afterAll(() => server.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/admin/login`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
}

async function endOtherSession(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: /^Déconnecter Chrome/ }).click();
  await expect(page.getByText('Session terminée')).toBeVisible();
}

const dashboard = (page: Page) => expect(page).toHaveURL(`${server.address}/admin/dashboard`);

test(
  'a second factor is set up, asked for, replaced by a recovery code, and sessions end',
  exhaustive,
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    await dashboard(page);
    await page.goto(`${server.address}/admin/security`);
    await page.getByRole('button', { name: 'Activer le second facteur' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mot de passe').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const key = await dialog.locator('code').innerText();
    await dialog.getByLabel(/Code à 6 chiffres/).fill(await formerCodeOf(key));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    await dialog.getByRole('button', { name: 'J’ai gardé ces codes' }).click();
    await expect(page.getByText('10 codes de secours restent')).toBeVisible();
    await expect(page.getByText('Cet appareil')).toBeVisible();

    // In another browser, the password alone shows a field for the code, at every address.
    const elsewhere = await browser.newPage();
    await signIn(elsewhere);
    await expect(elsewhere.getByLabel('Code à 6 chiffres')).toBeFocused();
    await elsewhere.goto(`${server.address}/admin/contacts`);
    await expect(elsewhere.getByLabel('Code à 6 chiffres')).toBeVisible();
    expect(await axeFindings(elsewhere)).toEqual([]);
    await elsewhere.keyboard.type('000000');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('alert')).toContainText('Ce code n’est pas le bon');
    await elsewhere.getByLabel('Code à 6 chiffres').fill(codeOf(key));
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(/Contacts/);

    // The first window ends the session of the second one, which asks for password and code above the typed text.
    await elsewhere.goto(`${server.address}/admin/settings`);
    await elsewhere.getByLabel('Téléphone').fill('01 02 03 04 05');
    await endOtherSession(page);
    await elsewhere.getByRole('button', { name: 'Sauvegarder' }).click();
    const lapsed = elsewhere.getByRole('dialog', { name: 'Votre session a pris fin' });
    await lapsed.getByLabel('Mot de passe').fill(account.password);
    await elsewhere.keyboard.press('Enter');
    await lapsed.getByLabel('Code à 6 chiffres').fill(codeOf(key, 1));
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByText('Paramètres sauvegardés avec succès')).toBeVisible();
    await expect(elsewhere.getByLabel('Téléphone')).toHaveValue('01 02 03 04 05');

    // Without typed text, the window's next call shows the sign-in screen.
    await endOtherSession(page);
    await elsewhere.getByRole('link', { name: 'Tableau de bord' }).click();
    await expect(elsewhere.getByLabel('Mot de passe', { exact: true })).toBeVisible();

    // Without the telephone, a recovery code works once.
    const lost = await browser.newPage();
    await signIn(lost);
    await lost.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await lost.getByLabel('Code de secours').fill(codes[0] ?? '');
    await lost.keyboard.press('Enter');
    await dashboard(lost);
    await page.goto(`${server.address}/admin/security`);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await lost.goto(`${server.address}/admin/security`);
    await expect(lost.getByRole('button', { name: 'Activer le second facteur' })).toBeVisible();
  },
);
