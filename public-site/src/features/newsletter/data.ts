import type { SiteClient } from '../../data/client';

/** The outcome of a link in an e-mail: done, unknown link, or no answer. */
export type LinkAnswer = 'done' | 'unknown' | 'failed';

/**
 * Confirms or ends the subscription to which a link belongs.
 * @param token the token of the link
 */
export async function followSubscriptionLink(
  client: SiteClient,
  name: 'confirm_subscription' | 'end_subscription',
  token: string,
): Promise<LinkAnswer> {
  // The database refuses anything but a UUID, as an argument of the wrong type.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(token)) return 'unknown';
  const { data, error } = await client.rpc(name, { token });
  if (error) return 'failed';
  return data ? 'done' : 'unknown';
}
