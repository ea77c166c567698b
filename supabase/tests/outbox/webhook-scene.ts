import { drainOutbox, outboxClient } from '@agency-site/mail/outbox';
import { webhookSender } from '@agency-site/mail/webhook';
import { webhookEvents } from '@agency-site/domain/webhooks';
import type { RequestListener } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { beforeEach, onTestFinished } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { receiveWebhooks, type WebhookCall } from './webhook-receiver';

interface Hook {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}

/** Events that each make one call at once. A change of the site calls a while later, together with those that follow. */
const immediate = Object.keys(webhookEvents).filter((event) => event !== 'site.changed');

/** Returns the actions and queries of the webhooks' tests, on one API per file; each test begins without a webhook or an outgoing call. */
export function webhookScene() {
  const { supabase, administrator } = useAdministrator();
  beforeEach(async () => {
    await supabase.database`delete from public.webhooks`;
    await supabase.database`delete from public.outbox`;
  });
  async function addWebhook(url: string, fields: object = {}): Promise<Hook> {
    const row = { url, events: immediate, ...fields };
    const answer = await administrator('POST', '/rest/v1/webhooks', row, { prefer: 'return=representation' });
    const [hook] = rowsOf<Hook>(answer);
    if (!hook) throw new Error(`Expected a webhook: ${JSON.stringify(answer.body)}`);
    return hook;
  }
  return {
    supabase,
    administrator,
    addWebhook,
    /** A receiver that a webhook calls. */
    async listening(answer?: RequestListener, fields?: object) {
      const receiver = await receiveWebhooks(answer);
      onTestFinished(() => receiver.close());
      return { ...receiver, hook: await addWebhook(receiver.url, fields) };
    },
    /** Sends due calls; returns how many there were. */
    drain(timeout?: number, allowPrivate = true): Promise<number> {
      const { url: supabaseUrl, keys } = supabase;
      const worker = { smtp_server: null, mail_from: null };
      return drainOutbox(outboxClient({ supabaseUrl, secretKey: keys.secretKey }, worker), {
        webhook: webhookSender(allowPrivate, 'https://atelier.example', timeout),
      });
    },
    comeDue: () => supabase.database`update public.outbox set due_at = now() - interval '1 second'`,
    /** Verifies the signature of a call and returns its content. */
    verify: ({ secret }: Hook, call: WebhookCall | undefined): unknown =>
      new Webhook(secret).verify(call?.body ?? '', (call?.headers ?? {}) as Record<string, string>),
  };
}
