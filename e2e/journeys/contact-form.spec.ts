// @module-tag spec-2-3-6
// @module-tag spec-4
// @module-tag spec-8
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { enhanced, openEnhanced } from '../screens/enhanced';
import type { ContentApi } from '../screens/content-api';
import { test } from '../screens/visitor';

const FAILURE = 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.';
const message = 'Je recopie mes devis à la main chaque vendredi.';

const form = (page: Page) => page.getByRole('form', { name: 'Votre demande' });
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' });
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Message envoyé avec succès !' });
const uniqueName = (): string => `Nadia ${Date.now()}-${Math.random().toString(36).slice(2)}`;

async function openForm(page: Page): Promise<void> {
  await openEnhanced(page, '/contact');
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nom complet').fill(name);
  await page.getByLabel('E-mail').fill('nadia@example.fr');
  await page.getByLabel('Message').fill(message);
}

/** Returns the stored requests of a name. */
const stored = (api: ContentApi, name: string) => api.select('contacts', `name=eq.${encodeURIComponent(name)}`);

test('a missing value shows an error in French at its field, and the focus goes to the summary', async ({ page }) => {
  await openForm(page);
  await send(page).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toContainText('Il reste 3 champs à revoir');
  await expect(summary.locator('..')).toBeFocused();
  const email = page.getByLabel('E-mail');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/^Indiquez votre e-mail.*Nous répondons à cette adresse\.$/);
  await summary.getByRole('link', { name: /e-mail/ }).click();
  await expect(email).toBeFocused();

  await email.fill('nadia@cabinet');
  await send(page).click();
  await expect(email).toHaveAccessibleDescription(/incomplète/);
  await email.fill('nadia@cabinet.fr');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(summary).toContainText('Il reste 2 champs à revoir');
});

test(
  'the fields are as specified, and checked by the browser itself',
  { tag: ['@spec-3-3', '@spec-5'] },
  async ({ page }) => {
    await openForm(page);
    for (const label of ['Nom complet', 'E-mail', 'Message'])
      await expect(page.getByLabel(label)).toHaveJSProperty('required', true);
    for (const label of ['Téléphone', 'Entreprise', 'Service qui vous intéresse'])
      await expect(page.getByLabel(label)).toHaveJSProperty('required', false);
    await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Message')).toHaveAttribute('rows', '5');
    await expect(page.getByLabel('Service qui vous intéresse').locator('option')).toHaveCount(7);
    expect(await form(page).evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  },
);

test(
  'a sent request is stored once however often one clicks, and the form is empty afterwards',
  { tag: '@spec-2-2' },
  async ({ page, api }) => {
    const name = uniqueName();
    await openForm(page);
    await fillIn(page, name);
    const gate: { open?: () => void } = {};
    const answer = new Promise<void>((resolve) => (gate.open = resolve));
    await page.route('**/contact', (route) => answer.then(() => route.continue()));
    const read: string[] = [];
    page.on('request', (request) => request.method() === 'GET' && read.push(new URL(request.url()).pathname));
    await send(page).dblclick();
    // The confirmation puts a link where the button was, and a pointer that rests on a link prefetches its page.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
    await expect(form(page).getByRole('status')).toHaveText('Envoi en cours...');
    gate.open?.();
    await expect(confirmation(page)).toBeFocused();
    await expect(page.getByRole('main').getByText('nadia@example.fr')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/sous 24\s+heures/i);
    expect(
      read.filter((path) => path.startsWith('/rest/')),
      'what was sent changes no page',
    ).toEqual([]);
    const [request, ...others] = await stored(api, name);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ status: 'new', source: 'website', message, phone: null });

    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Voir nos services' })).toHaveAttribute('href', '/services');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  },
);

test('offline, nothing written is lost', exhaustive, async ({ api, page, context }) => {
  const name = uniqueName();
  await openForm(page);
  await fillIn(page, name);
  await page.getByLabel('Service qui vous intéresse').selectOption('Audit de processus');
  await context.setOffline(true);
  await send(page).click();
  await expect(form(page)).toContainText(`${FAILURE}Votre appareil n’est plus connecté à Internet.`);
  await expect(page.getByLabel('Message')).toHaveValue(message);

  await context.setOffline(false);
  await page.reload();
  await enhanced(page);
  await expect(form(page)).toContainText('Nous avons remis ce que vous aviez commencé à écrire');
  await expect(page.getByLabel('Nom complet')).toHaveValue(name);
  await expect(page.getByLabel('Service qui vous intéresse')).toHaveValue('Audit de processus');
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await stored(api, name)).toHaveLength(1);

  await openForm(page);
  await expect(page.getByLabel('Nom complet')).toHaveValue('');
});

test('a draft stays in its tab and can be thrown away', exhaustive, async ({ page, context }) => {
  await openForm(page);
  await page.getByLabel('Message').fill(message);
  const other = await context.newPage();
  await openForm(other);
  await expect(other.getByLabel('Message')).toHaveValue('');
  await openForm(page);
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Nom complet')).toBeFocused();
  await openForm(page);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('a filled honeypot costs one more click and no words', exhaustive, async ({ page, api }) => {
  const name = uniqueName();
  await openForm(page);
  await fillIn(page, name);
  await page
    .locator('[name="reponse_libre"]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Une dernière vérification avant l’envoi');
  await expect(page.getByLabel('Message')).toHaveValue(message);
  expect(await stored(api, name)).toHaveLength(0);
  await page.getByRole('button', { name: 'Confirmer l’envoi' }).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await stored(api, name)).toHaveLength(1);
});

test('a form sent by a script at once is held back', exhaustive, async ({ page }) => {
  // The page's clock is stopped, so that a slow machine makes no difference.
  await page.addInitScript(() => (performance.now = () => 0));
  await openForm(page);
  // Like a bot: without keyboard and mouse.
  await page.evaluate(
    (words) => {
      for (const [id, value] of Object.entries(words)) (document.getElementById(id) as HTMLInputElement).value = value;
      document.querySelector<HTMLFormElement>('form[method="post"]')?.requestSubmit();
    },
    { name: 'Robot', email: 'robot@example.fr', message },
  );
  await expect(form(page).getByRole('alert')).toBeVisible();
  await expect(confirmation(page)).toBeHidden();
});

test('the honeypot is out of reach of keyboards, screen readers and autofill', async ({ page }) => {
  await openForm(page);
  const honeypot = page.locator('[name="reponse_libre"]');
  await expect(honeypot).not.toBeInViewport();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await honeypot.evaluate((field: HTMLElement) => field.focus());
  await expect(honeypot).not.toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Laissez ce champ vide' })).toHaveCount(0);
});

test.describe('without scripts', { tag: '@spec-10-4' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an error is shown at its field, and every word is kept', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom complet').fill('Hugo');
    await page.getByLabel('E-mail').fill('hugo@traiteur');
    const long = `${message}\n`.repeat(250);
    await page.getByLabel('Message').fill(long);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Il reste 2 champs à revoir');
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/incomplète/);
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      /^C’est trop long\s: 10000 caractères au plus\./,
    );
    await expect(page.getByLabel('Message'), 'nothing is cut').toHaveValue(long.trim());
    await page.getByLabel('E-mail').fill('hugo@traiteur.fr');
    await page.getByLabel('Message').fill(message);
    await send(page).click();
    await expect(confirmation(page)).toBeVisible();
  });
});

test('the page has the legal information, the hours and three questions', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(form(page)).toContainText('mesures précontractuelles');
  await expect(form(page)).toContainText('trois ans');
  await expect(form(page).getByRole('link', { name: 'politique de confidentialité' })).toBeVisible();
  await expect(main).toContainText(/lundi au vendredi, 9\sh–18\sh/);
  await expect(main.locator('details')).toHaveCount(3);
});
