import { expect, request as playwright } from '@playwright/test';
import { publishableKey, randomAddress } from './content-api';

/** The fields that a visitor fills in. */
export interface ContactRequest {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly company?: string;
  readonly service_interest?: string;
  readonly message?: string;
}

/** The database's limit per network address and ten minutes. */
const perAddress = 20;

/** Sends contact requests as the public site does, in order. */
export async function sendRequests(baseURL: string, requests: readonly ContactRequest[]): Promise<void> {
  const visitor = await playwright.newContext({ baseURL });
  const apikey = await publishableKey(visitor);
  for (let sent = 0; sent < requests.length; sent += perAddress) {
    const answer = await visitor.post('/rest/v1/contacts', {
      headers: { apikey, prefer: 'return=minimal', 'x-forwarded-for': randomAddress() },
      data: requests.slice(sent, sent + perAddress).map((request) => ({ ...defaults, ...request })),
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await visitor.dispose();
}

const defaults = {
  email: 'personne@example.fr',
  phone: null,
  company: null,
  service_interest: null,
  message: 'Bonjour, je recopie mes devis à la main.',
};
