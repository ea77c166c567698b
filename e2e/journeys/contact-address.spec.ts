// @module-tag spec-5
import { expect } from '@playwright/test';
import { test } from '../screens/visitor';

test('a domain with accents is stored in ASCII, and an undeliverable address is refused', async ({ page, api }) => {
  const name = `Léon ${Date.now()}`;
  const post = (email: string) => page.request.post('/contact', { form: { name, email, message: 'Du pain' } });
  expect(await (await post('léon@boulangerie.fr')).text()).toContain('Avant l’arobase');
  expect(await (await post('contact@boulangerie-léon.fr')).text()).toContain('contact@boulangerie-léon.fr');
  expect(await api.select('contacts', `name=eq.${encodeURIComponent(name)}`)).toMatchObject([
    { email: 'contact@xn--boulangerie-lon-nnb.fr' },
  ]);
});
