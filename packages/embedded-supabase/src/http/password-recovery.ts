import { LRUCache } from 'lru-cache';
import { logFailure } from '@agency-site/process/failures';
import { RateLimit } from '@agency-site/process/rate-limits';
import { steadyClock } from '@agency-site/process/steady-clock';
import type { EmbeddedSupabase } from '../embedded-supabase';
import { ConcurrencyLimit } from '@agency-site/process/concurrency-limit';

/** The server creates links one after another; under load requests wait, and none is refused. */
const ONE_LINK_AT_A_TIME = { inTotal: 1, perKey: 1, maxWaiting: Infinity };
/** The most e-mails to an account in an hour, because anybody could otherwise fill a mailbox by requesting links. */
const LINKS_PER_ACCOUNT = { points: 3, duration: 3600 };
/** How long a session that a link opened may choose a password without giving the former one. */
const PASSWORD_CHANGE_MS = 15 * 60_000;
const PATH = '/auth/v1/recover';

/** Recovers a forgotten password: an e-mail with a link, whose session has the right to choose a password once. */
export function passwordRecovery({ keys, fetch }: EmbeddedSupabase) {
  const queue = new ConcurrencyLimit(ONE_LINK_AT_A_TIME);
  const ofAccount = new RateLimit(LINKS_PER_ACCOUNT);
  const rights = new LRUCache<string, true>({ max: 1000, ttl: PASSWORD_CHANGE_MS, perf: steadyClock });

  const makeLink = async (email: string): Promise<void> => {
    if (!ofAccount.admits(email)) return;
    const request = new Request(`http://embedded${PATH}`, {
      method: 'POST',
      headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const { status } = await fetch(request, { headers: {}, method: 'POST', path: PATH });
    if (status >= 500) throw new Error(`status ${status}`);
  };
  return {
    /** Sends a link if the account exists, after the answer, so that the answer's time does not reveal whether it does. */
    send: (email: string): void =>
      void logFailure('A link for a new password was not made', () => queue.run('', () => makeLink(email))),
    /** Lets a session choose a password. */
    grant: (session: string): void => void rights.set(session, true),
    /**
     * Uses up a session's right to choose a password before the change begins, so that only one of several simultaneous changes has it.
     * @returns a function that gives the right back, for its remaining time, if the password did not change; undefined without a right
     */
    consume: (session: string): (() => void) | undefined => {
      const ttl = rights.getRemainingTTL(session);
      if (!rights.get(session)) return undefined;
      rights.delete(session);
      return () => void rights.set(session, true, { ttl });
    },
  };
}
