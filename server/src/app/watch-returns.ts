import { setTimeout } from 'node:timers/promises';
import type { NoteReport } from '@agency-site/mail/returned-mail';
import { messageOf } from '@agency-site/process/failures';

/** The pause between two readings of the mailbox, and the longest pause while the mailbox cannot be read. */
const INTERVAL_MS = 5 * 60_000;
const LONGEST_MS = 60 * 60_000;

/**
 * Reads the mailbox of returned e-mails again and again, less often while it cannot be read.
 * @param url IMAP_URL
 * @param onRead called after each try, with the reason for which the mailbox cannot be read
 * @returns a function that stops the reading
 */
export function watchReturns(
  url: string,
  note: NoteReport,
  onRead: (problem: string | null) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    // Loaded here, because most sites do not read a mailbox, and the libraries weigh some megabytes.
    const { returnedMail } = await import('@agency-site/mail/returned-mail');
    const read = returnedMail(url, note);
    let pause = INTERVAL_MS;
    while (!signal.aborted) {
      try {
        await read(signal);
        onRead(null);
        pause = INTERVAL_MS;
      } catch (error) {
        if (signal.aborted) return;
        process.stderr.write(`The mailbox of IMAP_URL cannot be read: ${messageOf(error)}\n`);
        onRead(messageOf(error));
        pause = Math.min(pause * 2, LONGEST_MS);
      }
      await setTimeout(pause, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
