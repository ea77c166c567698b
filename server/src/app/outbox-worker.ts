import type { MailSite } from '@agency/mail/mail';
import type { OutboxAccess } from '@agency/mail/outbox';
import { outboxWorker, type Delivery, type Drain } from '@agency/mail/worker';
import { orLog } from '@agency/process/failures';

/** How often the worker looks for rows that are due without having been woken. */
const POLL_MS = 10_000;

/** Empties the outbox while the server runs. */
export interface OutboxWorker {
  /** Something may have been written: looks now instead of at the next turn. */
  wake(): void;
  /** Resolves once the row under way is settled. */
  stop(): Promise<void>;
}

/** @param access the outbox's project, with the service's key */
export function startOutboxWorker(access: OutboxAccess, delivery: Delivery, site: MailSite): OutboxWorker {
  const { drains, close } = outboxWorker(access, delivery, site);
  const loops = drains.map(startLoop);
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
      close();
    },
  };
}

/** Hands over what is due whenever the loop is woken. */
function startLoop(drain: Drain): OutboxWorker {
  let stopped = false;
  /** The turn under way and, behind it, one at most that waits: whatever is written meanwhile is met by that one. */
  let turns = Promise.resolve();
  let waiting = 0;
  const turn = async (): Promise<void> => {
    waiting -= 1;
    // While the database is away the rows wait, and the next turn tries again.
    await orLog('The outbox cannot be read', () => drain(() => !stopped));
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
