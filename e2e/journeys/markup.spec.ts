// @module-tag spec-10-2
import { expect, test } from '@playwright/test';
import { randomAddress } from '../screens/content-api';
import { exhaustive, isExhaustive } from '../screens/exhaustive';
import { kindsOfScreen, listedAddresses, unlistedAddresses } from '../screens/public-addresses';
import { problemsOf } from '../screens/valid-html';

test('the validator finds a known error', async () => {
  expect(await problemsOf('<!DOCTYPE html><p><p></span>')).not.toEqual([]);
});

test('the HTML of listed pages is valid', async ({ request }) => {
  // One page of each kind has the markup of all of them.
  for (const address of isExhaustive ? listedAddresses : kindsOfScreen) {
    expect.soft(await problemsOf(await (await request.get(address)).text()), address).toEqual([]);
  }
});

for (const address of unlistedAddresses) {
  test(`the HTML of ${address} is valid`, exhaustive, async ({ request }) => {
    expect(await problemsOf(await (await request.get(address)).text())).toEqual([]);
  });
}

test('the HTML that answers a posted form is valid, refused or sent', async ({ request }) => {
  const right = { name: 'Odile', email: 'odile@example.fr', message: 'Je recopie mes devis à la main.' };
  for (const [address, form, message] of [
    ['/contact', { name: '', email: 'pas-une-adresse', message: '' }, 'Il reste'],
    ['/contact', right, 'Message envoyé avec succès'],
    ['/blog', { email: 'pas-une-adresse' }, 'Cochez cette case'],
  ] as const) {
    const headers = { 'x-forwarded-for': randomAddress() };
    const html = await (await request.post(address, { form, headers })).text();
    expect(html, address).toContain(message);
    expect(await problemsOf(html), message).toEqual([]);
  }
});
