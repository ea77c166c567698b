import type { MailSite } from './mail.ts';
import { drainOutbox, outboxClient, type OutboxAccess } from './outbox.ts';
import { smtpSender, smtpServerName, type SmtpSettings } from './smtp.ts';
import { webhookSender } from './webhook.ts';

/** Sends due rows of one channel while another row may be started; returns how many rows were sent. */
export type Drain = (mayBegin: () => boolean) => Promise<number>;

export interface Delivery {
  /** Without a mail server e-mails wait, and only webhooks leave. */
  readonly smtp: SmtpSettings | undefined;
  /** WEBHOOK_ALLOW_PRIVATE: whether webhooks may call addresses of the server's own network. */
  readonly allowPrivateWebhooks: boolean;
}

/** Empties the outbox, in the server and the Edge Function: each channel alone, so that a silent webhook delays no e-mail. */
export function outboxWorker(access: OutboxAccess, { smtp, allowPrivateWebhooks }: Delivery, site: MailSite) {
  const sender = smtp && smtpSender(smtp, site);
  const description = {
    smtp_server: smtp ? smtpServerName(smtp.url) : null,
    mail_from: smtp?.from ?? null,
    mailbox_problem: null as string | null,
  };
  const outbox = outboxClient(access, description);
  const channels = [
    { webhook: webhookSender(allowPrivateWebhooks, site.url) },
    ...(sender ? [{ mail: sender.deliver }] : []),
  ];
  return {
    drains: channels.map(
      (deliver): Drain =>
        (mayBegin) =>
          drainOutbox(outbox, deliver, mayBegin),
    ),
    noteReport: outbox.noteReport,
    /** The next claim tells the back-office why the mailbox of returned e-mails cannot be read; null once it can. */
    noteMailbox: (problem: string | null) => {
      description.mailbox_problem = problem;
    },
    close: () => sender?.close(),
  };
}
