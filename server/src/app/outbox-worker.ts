import type { MailSite } from '@agency/mail/mail';
import { drainOutbox, type Outbox } from '@agency/mail/outbox';
import { outboxClient, type OutboxAccess } from '@agency/mail/outbox-client';
import { smtpSender, smtpServerName, type SmtpSettings } from '@agency/mail/smtp';
import { webhookSender } from '@agency/mail/webhook';

/** How often the worker looks for rows that are due without having been woken. */
const POLL_MS = 10_000;

/** Empties the outbox while the server runs. */
export interface OutboxWorker {
  /** Something may have been written: looks now instead of at the next turn. */
  wake(): void;
  /** Resolves once the row under way is settled. */
  stop(): Promise<void>;
}

/**
 * Starts the worker. Without SMTP, e-mails wait, and webhooks leave.
 * @param access the outbox's project, with the service's key
 */
export function startOutboxWorker(access: OutboxAccess, smtp: SmtpSettings | undefined, site: MailSite): OutboxWorker {
  const sender = smtp && smtpSender(smtp, site);
  const outbox = outboxClient(access, {
    smtp_server: smtp ? smtpServerName(smtp.url) : null,
    mail_from: smtp?.from ?? null,
  });
  // Two loops, so that a webhook that does not answer delays no e-mail.
  const loops = [startLoop(outbox, { webhook: webhookSender() })];
  if (sender) loops.push(startLoop(outbox, { mail: sender.deliver }));
  const wake = (): void => {
    for (const loop of loops) loop.wake();
  };
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(loops.map((loop) => loop.stop()));
      sender?.close();
    },
  };
}

/** Hands over what is due whenever the loop is woken. */
function startLoop(outbox: Outbox, deliver: Parameters<typeof drainOutbox>[1]): OutboxWorker {
  let stopped = false;
  const claims: Outbox = {
    ...outbox,
    claim: (channels) => (stopped ? Promise.resolve(undefined) : outbox.claim(channels)),
  };
  /** The turn under way and, behind it, one at most that waits: whatever is written meanwhile is met by that one. */
  let turns = Promise.resolve();
  let waiting = 0;

  const drain = async (): Promise<void> => {
    waiting -= 1;
    try {
      await drainOutbox(claims, deliver);
    } catch (error) {
      // The database is away: the rows wait, and the next turn tries again.
      process.stderr.write(`The outbox cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  return {
    wake: () => {
      if (waiting > 0) return;
      waiting += 1;
      turns = turns.then(drain);
    },
    stop: () => {
      stopped = true;
      return turns;
    },
  };
}
