import type { MailSite } from './mail.ts';
import { drainOutbox, outboxClient, type OutboxAccess } from './outbox.ts';
import { smtpSender, smtpServerName, type SmtpSettings } from './smtp.ts';
import { webhookSender } from './webhook.ts';

/** Hands over what is due on one channel, while another row may be begun; returns how many rows were sent. */
export type Drain = (mayBegin: () => boolean) => Promise<number>;

/**
 * What empties the outbox, in the server as in the Edge Function. Channels are drained apart, so that a webhook that does
 * not answer delays no e-mail. Without a mail server e-mails wait, and webhooks leave.
 */
export function outboxWorker(access: OutboxAccess, smtp: SmtpSettings | undefined, site: MailSite) {
  const sender = smtp && smtpSender(smtp, site);
  const description = { smtp_server: smtp ? smtpServerName(smtp.url) : null, mail_from: smtp?.from ?? null };
  const outbox = outboxClient(access, description);
  const channels = [{ webhook: webhookSender() }, ...(sender ? [{ mail: sender.deliver }] : [])];
  return {
    drains: channels.map(
      (deliver): Drain =>
        (mayBegin) =>
          drainOutbox(outbox, deliver, mayBegin),
    ),
    close: () => sender?.close(),
  };
}
