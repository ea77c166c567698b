// @module-tag spec-2-4-1
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import {
  type Account,
  demoAccount,
  newDataDirectory,
  type ServerUnderTest,
  startServer,
} from '../screens/server-under-test';
import { test } from '../screens/visitor';

/** This file starts a server of its own, because its tests change the account's password and read links from the server's output. */
let server: ServerUnderTest;
let account: Account;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startServer(newDataDirectory());
  account = demoAccount(server);
});
test.afterAll(() => server.stop());

const links = (): string[] => [...server.output().matchAll(/http:\S+\/admin\/set-password#\S+/g)].map(([link]) => link);

/** Requests a password link. @returns the text of the answer */
async function askFor(page: Page, email: string): Promise<string> {
  await page.goto(`${server.address}/admin/login`);
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Si un compte existe pour cette adresse')).toBeVisible();
  return page.getByRole('main').innerText();
}

async function signInWith(page: Page, password: string): Promise<void> {
  await page.goto(`${server.address}/admin/login`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const choosePassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.getByRole('button', { name: 'Sauvegarder et entrer' }).click();
};

test('the answer is the same whether or not the account exists', exhaustive, async ({ page }) => {
  const known = await askFor(page, account.email);
  await expect.poll(links).toHaveLength(1);
  expect(known).toContain('le lien est écrit dans son journal');
  expect(await askFor(page, 'personne@example.fr')).toBe(known);
  expect(links()).toHaveLength(1);
});

test(
  'the link leaves the address bar at once, serves once, and the new password alone opens',
  exhaustive,
  async ({ page }) => {
    const [link = ''] = links();
    await page.goto(link);
    await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible();
    expect(page.url()).toBe(`${server.address}/admin/set-password`);
    await choosePassword(page, 'phrase '.repeat(11));
    await expect(page.getByRole('alert')).toContainText('trop long');
    await choosePassword(page, 'court');
    await expect(page.getByRole('alert')).toContainText('trop court');
    await choosePassword(page, 'une phrase toute neuve');
    await expect(page).toHaveURL(`${server.address}/admin/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert'), 'a chosen end needs no reason').toBeHidden();

    await signInWith(page, account.password);
    await expect(page.getByRole('alert')).toContainText('E-mail ou mot de passe incorrect.');
    await signInWith(page, 'une phrase toute neuve');
    await expect(page).toHaveURL(`${server.address}/admin/dashboard`);
  },
);

test('a used link shows an error, with a link to request another one', exhaustive, async ({ page }) => {
  const [link = ''] = links();
  await page.goto(link);
  await choosePassword(page, 'encore une autre phrase');
  await expect(page.getByRole('alert')).toContainText('Ce lien ne sert plus');
  await page.getByRole('link', { name: 'Demander un autre lien' }).click();
  await expect(page).toHaveURL(`${server.address}/admin/forgot-password`);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL(`${server.address}/admin/login`);
});

test(
  'an administrator is invited, enters by a link to that address, and is removed',
  { tag: [exhaustive.tag, '@spec-10-12'] },
  async ({ page, browser }) => {
    const invited = 'collegue@example.fr';
    await signInWith(page, 'une phrase toute neuve');
    await page.getByRole('button', { name: 'Technique', exact: true }).click();
    await page.getByRole('link', { name: 'Équipe du back-office', exact: true }).click();
    await page.getByRole('link', { name: 'Inviter une personne' }).click();
    await expect(page.getByText('Aucun e-mail ne part.')).toBeVisible();
    await page.getByLabel('E-mail').fill(invited);
    await page.getByRole('button', { name: 'Inviter', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: invited });
    await expect(row).toContainText('Invité');

    // This server sends no e-mail, and prints the links for forgotten passwords.
    const colleague = await (await browser.newContext()).newPage();
    const known = links().length;
    await askFor(colleague, invited);
    await expect.poll(() => links().length).toBe(known + 1);
    await colleague.goto(links().at(-1) ?? '');
    await choosePassword(colleague, 'la phrase du collègue');
    await expect(colleague).toHaveURL(`${server.address}/admin/dashboard`);
    await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();

    await page.reload();
    await expect(row).toContainText('Actif');
    await row.getByRole('button', { name: `Actions sur ${invited}` }).click();
    await page.getByRole('menuitem', { name: 'Retirer' }).click();
    // The row disappears before the answer arrives.
    const removed = page.waitForResponse((response) => ['DELETE', 'POST'].includes(response.request().method()));
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    expect((await removed).ok()).toBe(true);
    await expect(row).toHaveCount(0);
    await colleague.reload();
    await expect(colleague.getByRole('button', { name: 'Se connecter' }), 'the session has ended').toBeVisible();
    await expect(colleague.getByRole('alert')).toHaveText('Votre session a pris fin. Connectez-vous à nouveau.');
  },
);
