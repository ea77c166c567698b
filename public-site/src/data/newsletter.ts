import type { SiteClient } from './client';

/** How subscribing may fail: the address is no e-mail address, the visitor's network asked too often, anything else. */
export type SubscriptionFailure = 'invalid' | 'too-many' | 'failed';

const FAILURES: Readonly<Record<string, SubscriptionFailure>> = { PT400: 'invalid', PT429: 'too-many' };

/**
 * Stores a subscription of somebody who agreed to it. The answer is the same whether or not the address was known.
 * @returns why it was refused, or undefined when it is stored
 */
export async function subscribeToNewsletter(
  client: SiteClient,
  email: string,
): Promise<SubscriptionFailure | undefined> {
  const { error } = await client.rpc('subscribe_to_newsletter', { email });
  return error ? (FAILURES[error.code] ?? 'failed') : undefined;
}
