import type { MailSite } from '@agency-site/mail/mail';
import type { OutboxAccess } from '@agency-site/mail/outbox';
import { outboxWorker, type Delivery, type Drain } from '@agency-site/mail/worker';
import { logFailure } from '@agency-site/process/failures';
import { watchReturns } from './watch-returns';

/** How often the worker looks for due rows if nothing wakes it. */
const POLL_MS = 10_000;

/** Empties the outbox while the server runs. */
export interface OutboxWorker {
  /** Looks at the outbox now instead of at the next interval, because somebody may have written to it. */
  wake(): void;
  /** Resolves once the present row is settled. */
  stop(): Promise<void>;
}

/**
 * Starts the worker: a loop for each channel, so that e-mails and webhooks do not wait for one another.
 * @param access the outbox's project, with the service key
 * @param imapUrl the mailbox to which e-mails come back
 */
export function startOutboxWorker(
  access: OutboxAccess,
  delivery: Delivery,
  site: MailSite,
  imapUrl?: string,
): OutboxWorker {
  const { drains, noteReport, noteMailbox, close } = outboxWorker(access, delivery, site);
  const loops = drains.map(startLoop);
  const wake = (): void => {
    for (const loop of loops) loop.wake();
  };
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  const onRead = (problem: string | null): void => {
    noteMailbox(problem);
    wake();
  };
  const stopWatching = imapUrl && watchReturns(imapUrl, noteReport, onRead);
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...loops.map((loop) => loop.stop()), stopWatching && stopWatching()]);
      close();
    },
  };
}

/** Sends due rows whenever something wakes the loop. */
function startLoop(drain: Drain): OutboxWorker {
  let stopped = false;
  /** The present run and, behind it, one waiting run at most: the waiting one finds every row that is written meanwhile. */
  let turns = Promise.resolve();
  let waiting = 0;
  const turn = async (): Promise<void> => {
    waiting -= 1;
    // While the database does not answer the rows wait, and the next run tries again.
    await logFailure('The outbox cannot be read', () => drain(() => !stopped));
  };
  return {
    wake: () => {
      if (waiting > 0) return;
      waiting += 1;
      turns = turns.then(turn);
    },
    stop: () => {
      stopped = true;
      return turns;
    },
  };
}
