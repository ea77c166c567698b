// @module-tag spec-10-5
import { expect, type Page } from '@playwright/test';
import { exhaustive, variation } from '../screens/exhaustive';
import { type ContentApi, randomAddress } from '../screens/content-api';
import { openEnhanced } from '../screens/enhanced';
import { newStamp, test } from '../screens/visitor';

const stamp = newStamp();
const addressOf = (name: string): string => `${name}.${stamp}@example.fr`;

test.afterAll(({ api }) => api.remove('newsletter_subscribers', `email=ilike.*${stamp}*`));

const box = (page: Page) => page.getByRole('region', { name: 'La lettre de l’atelier' });
const email = (page: Page) => box(page).getByLabel('Votre adresse e-mail');
const consent = (page: Page) => box(page).getByRole('checkbox');
const send = (page: Page) => box(page).getByRole('button', { name: 'S’abonner' }).click();
const stored = async (api: ContentApi, address: string) =>
  (await api.select('newsletter_subscribers', `email=ilike.${address}&select=email`)).length;

for (const [index, where] of ['/blog', '/blog/combien-coute-une-automatisation'].entries()) {
  test(`a reader subscribes on ${where}, and stays there`, variation(index), async ({ page, api }) => {
    const address = addressOf(where.length > 6 ? 'article' : 'liste');
    await openEnhanced(page, where);
    await expect(consent(page), 'never ticked in advance').not.toBeChecked();
    await email(page).fill(address);
    await consent(page).check();
    await send(page);
    await expect(box(page).getByRole('status')).toContainText('C’est noté.');
    await expect(page.locator(':focus'), 'the keyboard goes on from the answer').toContainText('C’est noté.');
    await expect(page).toHaveURL(where);
    expect(await stored(api, address)).toBe(1);
  });
}

test(
  'without JavaScript the box posts to the blog, which answers the same',
  { tag: '@spec-10-4' },
  async ({ browser, api }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    });
    const page = await context.newPage();
    await page.goto('/blog/combien-coute-une-automatisation');
    await email(page).fill(addressOf('sans-script'));
    await consent(page).check();
    await send(page);
    await expect(box(page)).toContainText('C’est noté.');
    await expect(box(page)).toBeInViewport();
    expect(await stored(api, addressOf('sans-script'))).toBe(1);
    await context.close();
  },
);

test('the form says how to unsubscribe, before and after it is sent', exhaustive, async ({ page }) => {
  await openEnhanced(page, '/blog');
  const contact = (await page.getByRole('contentinfo').locator('address a[href^="mailto:"]').textContent()) ?? '';
  expect(contact).toContain('@');
  await expect(consent(page)).toHaveAccessibleName(
    new RegExp(`retirer à tout moment, d’un clic dans chaque lettre ou en écrivant à ${contact}`),
  );
  await email(page).fill(addressOf('partante'));
  await consent(page).check();
  await send(page);
  await expect(box(page).getByRole('status')).toContainText('Chaque lettre permet d’en partir d’un clic.');
});

test(
  'a missing value shows an error beside its field, in French, and nothing is sent',
  exhaustive,
  async ({ page, api }) => {
    await openEnhanced(page, '/blog');
    await send(page);
    await expect(email(page)).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
    await expect(email(page)).toBeFocused();
    await expect(consent(page)).toHaveAccessibleDescription('Cochez cette case pour que nous puissions vous écrire.');
    await consent(page).check();
    await email(page).fill('sabine@plomberie');
    await send(page);
    await expect(email(page)).toHaveAccessibleDescription(
      'Cette adresse ne semble pas complète. Exemple : prenom@exemple.fr',
    );
    await expect(email(page), 'what was typed stays').toHaveValue('sabine@plomberie');
    await expect(consent(page)).toBeChecked();
    await email(page).fill(addressOf('refus'));
    await consent(page).uncheck();
    await send(page);
    await expect(consent(page)).toBeFocused();
    expect(await stored(api, addressOf('refus'))).toBe(0);
  },
);

test('a failure shows an error and the address stays', exhaustive, async ({ page }) => {
  await openEnhanced(page, '/blog');
  await page.route('**/blog', (route) => route.abort());
  await email(page).fill(addressOf('hors-ligne'));
  await consent(page).check();
  await send(page);
  await expect(box(page).getByRole('alert')).toContainText('votre adresse n’a pas été enregistrée');
  await expect(email(page)).toHaveValue(addressOf('hors-ligne'));
});

test('a link of an e-mail needs one click, and an invalid one says so', exhaustive, async ({ page }) => {
  await openEnhanced(page, '/lettre/desinscription?jeton=5a3c1f9e-0000-4000-8000-000000000009');
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce lien ne correspond à aucune inscription.');
  await expect(page.locator(':focus')).toContainText('Ce lien ne correspond');
});
