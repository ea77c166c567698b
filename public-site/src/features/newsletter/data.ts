import type { SiteClient } from '../../data/client';

/** The result of following a link in an e-mail: done, link unknown, or request failed. */
export type LinkAnswer = 'done' | 'unknown' | 'failed';

/**
 * Confirms or ends the subscription of a link in an e-mail.
 * @param token the token in the link
 */
export async function followSubscriptionLink(
  client: SiteClient,
  name: 'confirm_subscription' | 'end_subscription',
  token: string,
): Promise<LinkAnswer> {
  // Any other text would make the database fail with an error about the type of the argument.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(token)) return 'unknown';
  const { data, error } = await client.rpc(name, { token });
  if (error) return 'failed';
  return data ? 'done' : 'unknown';
}
