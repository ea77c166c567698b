import { LRUCache } from 'lru-cache';
import { orLog } from '@agency/process/failures';
import { RateLimit } from '@agency/process/rate-limits';
import { steadyClock } from '@agency/process/steady-clock';
import type { EmbeddedSupabase } from '../embedded-supabase';
import { ConcurrencyLimit } from '@agency/process/concurrency-limit';

/** Links are made one after another; those that many ask for wait, and none is refused. */
const AT_A_TIME = { inTotal: 1, perKey: 1, waiting: Infinity };
/** E-mails of an account in an hour: whoever asked, they are in its mailbox. */
const OF_AN_ACCOUNT = { points: 3, duration: 3600 };
/** How long a session that a link opened may choose a password without the former one. */
const RIGHT_MS = 15 * 60_000;
const PATH = '/auth/v1/recover';

/** The way to a new password: a link to the account's address, and what the session that it opens may do once. */
export function passwordRecovery({ keys, fetch }: EmbeddedSupabase) {
  const queue = new ConcurrencyLimit(AT_A_TIME);
  const ofAccount = new RateLimit(OF_AN_ACCOUNT);
  const rights = new LRUCache<string, true>({ max: 1000, ttl: RIGHT_MS, perf: steadyClock });

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
    /** Sends a link, if there is such an account: behind the answer, whose time does not tell. */
    send: (email: string): void =>
      void orLog('A link for a new password was not made', () => queue.run('', () => makeLink(email))),
    /** Lets a session choose a password. */
    grant: (session: string): void => void rights.set(session, true),
    /**
     * Takes a session's right before it is used, so that one of several changes at the same time has it.
     * @returns what gives the right back, for as long as it had left, when the password was not changed; undefined without a right
     */
    take: (session: string): (() => void) | undefined => {
      const ttl = rights.getRemainingTTL(session);
      if (!rights.get(session)) return undefined;
      rights.delete(session);
      return () => void rights.set(session, true, { ttl });
    },
  };
}
