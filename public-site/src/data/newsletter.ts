import { tooManyCodes } from './answer';
import type { SiteClient } from './client';

/** How subscribing may fail: the address is no e-mail address, too many requests came from the visitor's network, anything else. */
export type SubscriptionFailure = 'invalid' | 'too-many' | 'failed';

/**
 * Stores a subscription of somebody who agreed to it. The answer is the same whether or not the address was known.
 * @returns why it was refused, or undefined when it is stored
 */
export async function subscribeToNewsletter(
  client: SiteClient,
  email: string,
): Promise<SubscriptionFailure | undefined> {
  const { error } = await client.rpc('subscribe_to_newsletter', { email });
  if (!error) return undefined;
  if (tooManyCodes.has(error.code)) return 'too-many';
  return error.code === 'PT400' ? 'invalid' : 'failed';
}

/** The outcome of a link in an e-mail: done, unknown link, or no answer. */
export type LinkAnswer = 'done' | 'unknown' | 'failed';

/**
 * Confirms or ends the subscription that a link belongs to.
 * @param token what the link carries
 */
export async function followSubscriptionLink(
  client: SiteClient,
  name: 'confirm_subscription' | 'end_subscription',
  token: string,
): Promise<LinkAnswer> {
  // Anything else than a UUID is refused by the database as an argument of the wrong type.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(token)) return 'unknown';
  const { data, error } = await client.rpc(name, { token });
  if (error) return 'failed';
  return data ? 'done' : 'unknown';
}
