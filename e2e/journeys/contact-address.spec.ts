// @module-tag spec-5
import { expect } from '@playwright/test';
import { test } from '../screens/visitor';

test('a domain with accents is stored in ASCII, and an undeliverable address is refused', async ({
  page,
  api,
  stamp,
}) => {
  const name = `Léon ${stamp}`;
  const post = (email: string) => page.request.post('/contact', { form: { name, email, message: 'Du pain' } });
  expect(await (await post('léon@boulangerie.fr')).text()).toContain('Avant l’arobase');
  expect(await (await post('contact@boulangerie-léon.fr')).text()).toContain('contact@boulangerie-léon.fr');
  expect(await api.select('contacts', `name=eq.${encodeURIComponent(name)}`)).toMatchObject([
    { email: 'contact@xn--boulangerie-lon-nnb.fr' },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Chromium refuses accents before the `@`, as Safari does after it, so the first address tries the button.
  test('an address that the browser refuses is checked by the server', { tag: '@spec-5' }, async ({ page, stamp }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom complet').fill(stamp);
    await page.getByLabel('Message').fill('Je recopie mes devis à la main.');
    const email = page.getByLabel('E-mail');
    await email.fill('léon@boulangerie.fr');
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.locator('input[name=email]:invalid')).toBeVisible();
    // Locators by role ignore noscript elements.
    const unchecked = page.locator('form[data-answer=demande] noscript button');
    await unchecked.click();
    await expect(email).toHaveAccessibleDescription(/^Avant l’arobase/);
    await email.fill('contact@boulangerie-léon.fr');
    await unchecked.click();
    await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();
  });
});
