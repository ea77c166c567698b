import { drainOutbox, outboxClient } from '@agency/mail/outbox';
import { webhookSender } from '@agency/mail/webhook';
import { webhookEvents } from '@agency/supabase/webhooks';
import type { RequestListener } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { rowsOf, type Call } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { receiveWebhooks, type WebhookCall } from './webhook-receiver';

interface Hook {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

/** The events of one call each, at once: a change of the site calls a while later, with those that follow. */
const immediate = Object.keys(webhookEvents).filter((event) => event !== 'site.changed');

/** What the tests of webhooks do and look at, on one API. */
export function webhookScene(of: () => { readonly supabase: TestSupabase; readonly administrator: Call }) {
  async function addWebhook(url: string, fields: object = {}): Promise<Hook> {
    const row = { url, events: immediate, ...fields };
    const answer = await of().administrator('POST', '/rest/v1/webhooks', row, { prefer: 'return=representation' });
    const [hook] = rowsOf<Hook>(answer);
    if (!hook) throw new Error(`Expected a webhook: ${JSON.stringify(answer.body)}`);
    return hook;
  }
  return {
    addWebhook,
    /** A receiver that a webhook calls. */
    async listening(answer?: RequestListener, fields?: object) {
      const receiver = await receiveWebhooks(answer);
      onTestFinished(() => receiver.close());
      return { ...receiver, hook: await addWebhook(receiver.url, fields) };
    },
    /** Calls what is due; returns how much that was. */
    drain(timeout?: number, allowPrivate = true): Promise<number> {
      const { url: supabaseUrl, keys } = of().supabase;
      const worker = { smtp_server: null, mail_from: null };
      return drainOutbox(outboxClient({ supabaseUrl, secretKey: keys.secretKey }, worker), {
        webhook: webhookSender(allowPrivate, 'https://atelier.example', timeout),
      });
    },
    comeDue: () => of().supabase.database`update public.outbox set due_at = now() - interval '1 second'`,
    /** What a call says, once its signature is verified. */
    verify: ({ secret }: Hook, call: WebhookCall | undefined): unknown =>
      new Webhook(secret).verify(call?.body ?? '', (call?.headers ?? {}) as Record<string, string>),
  };
}
