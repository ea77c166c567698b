import { expect, request as playwright } from '@playwright/test';
import { publishableKey, someAddress } from './content-api';

/** What a visitor fills in; the rest stays empty. */
export interface ContactRequest {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly company?: string;
  readonly service_interest?: string;
  readonly message?: string;
}

/** How many the database takes from one network address within ten minutes. */
const perAddress = 20;

/** Sends contact requests as visitors' browsers do, the first one first. */
export async function sendRequests(baseURL: string, requests: readonly ContactRequest[]): Promise<void> {
  const visitor = await playwright.newContext({ baseURL });
  const apikey = await publishableKey(visitor);
  for (let sent = 0; sent < requests.length; sent += perAddress) {
    const answer = await visitor.post('/rest/v1/contacts', {
      headers: { apikey, prefer: 'return=minimal', 'x-forwarded-for': someAddress() },
      data: requests.slice(sent, sent + perAddress).map((request) => ({ ...nothing, ...request })),
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await visitor.dispose();
}

const nothing = {
  email: 'personne@example.fr',
  phone: null,
  company: null,
  service_interest: null,
  message: 'Bonjour, je recopie mes devis à la main.',
};
