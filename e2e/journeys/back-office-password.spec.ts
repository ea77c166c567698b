import { expect, type Page } from '@playwright/test';
import { newDataDirectory, type ServerUnderTest, startServer } from '../bench/server-under-test';
import { test } from '../screens/visitor';

/** A server of its own, because the password of its account changes and its output is read. */
let server: ServerUnderTest;
let account: { readonly email: string; readonly password: string };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startServer(newDataDirectory());
  const [, email = '', password = ''] = /Sign in with (\S+) and the password (\S+)/.exec(server.output()) ?? [];
  account = { email, password };
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

test('the answer is the same whether or not the account exists (§2.4.1)', async ({ page }) => {
  const known = await askFor(page, account.email);
  await expect.poll(links).toHaveLength(1);
  expect(await askFor(page, 'personne@example.fr')).toBe(known);
  expect(links()).toHaveLength(1);
});

test('the link leaves the address bar at once, serves once, and the new password alone opens (§2.4.1)', async ({
  page,
}) => {
  const [link = ''] = links();
  await page.goto(link);
  await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible();
  expect(page.url()).toBe(`${server.address}/admin/set-password`);
  await choosePassword(page, 'court');
  await expect(page.getByRole('alert')).toContainText('trop court');
  await choosePassword(page, 'une phrase toute neuve');
  await expect(page).toHaveURL(`${server.address}/admin/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();

  await signInWith(page, account.password);
  await expect(page.getByRole('alert')).toContainText('E-mail ou mot de passe incorrect.');
  await signInWith(page, 'une phrase toute neuve');
  await expect(page).toHaveURL(`${server.address}/admin/dashboard`);
});

test('a link that has served says so and leads to another one (§2.4.1)', async ({ page }) => {
  const [link = ''] = links();
  await page.goto(link);
  await choosePassword(page, 'encore une autre phrase');
  await expect(page.getByRole('alert')).toContainText('Ce lien ne sert plus');
  await page.getByRole('link', { name: 'Demander un autre lien' }).click();
  await expect(page).toHaveURL(`${server.address}/admin/forgot-password`);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL(`${server.address}/admin/login`);
});

test('the address without a link asks for one', async ({ page }) => {
  await page.goto(`${server.address}/admin/set-password`);
  await expect(page.getByRole('alert')).toContainText('Ce lien ne sert plus');
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveCount(0);
});
