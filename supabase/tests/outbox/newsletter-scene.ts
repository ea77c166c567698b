import { drainOutbox, outboxClient } from '@agency-site/mail/outbox';
import { smtpSender } from '@agency-site/mail/smtp';
import { onTestFinished } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import type { TestSupabase } from '../../../server/tests/served-supabase';
import { receiveMail } from './smtp-receiver';

const from = 'bonjour@automatelier.example';

/** Returns the actions and queries of the newsletter's tests, on one API. */
export function newsletterScene(of: () => TestSupabase) {
  return {
    /** Sends due rows to a real SMTP server that refuses some recipients for good; returns the messages that it accepted. */
    async drain(
      refused: readonly string[] = [],
      words = 'No such user',
      responseCode = 550,
    ): Promise<readonly string[]> {
      const receiver = await receiveMail({
        onRcptTo: ({ address }, _session, callback) =>
          callback(refused.includes(address) ? Object.assign(new Error(words), { responseCode }) : null),
      });
      onTestFinished(() => receiver.close());
      const sender = smtpSender({ url: receiver.url, from }, { url: 'https://automatelier.example' });
      const access = { supabaseUrl: of().url, secretKey: of().keys.secretKey };
      await drainOutbox(outboxClient(access, { smtp_server: 'essai', mail_from: from }), { mail: sender.deliver });
      sender.close();
      return receiver.messages;
    },
    subscribe: (email: string) => clientOf(of())('POST', '/rest/v1/rpc/subscribe_to_newsletter', { email }),
    /** Follows a link of an e-mail. */
    follow: (name: 'confirm_subscription' | 'end_subscription', token: string | undefined) =>
      clientOf(of())('POST', `/rest/v1/rpc/${name}`, { token }),
    async stateOf(email: string): Promise<string | undefined> {
      const [row] = await of().database<{ state: string }[]>`
        select state from public.newsletter_subscribers where email = ${email}`;
      return row?.state;
    },
    /** Adds confirmed subscribers. */
    confirmed: (...emails: readonly string[]) =>
      of().database`
        insert into public.newsletter_subscribers ${of().database(
          emails.map((email) => ({ email, state: 'confirmed', confirmed_at: '2026-01-01T00:00:00Z' })),
        )}`,
    async empty(): Promise<void> {
      await of().database`delete from public.outbox`;
      await of().database`delete from public.newsletter_issues`;
      await of().database`delete from public.newsletter_subscribers`;
    },
  };
}
