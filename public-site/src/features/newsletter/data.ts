import type { SiteClient } from '../../data/client';

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
