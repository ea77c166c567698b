import { ImapFlow, type MailboxObject, type MessageStructureObject } from 'imapflow';
import type { Report } from './outbox.ts';
import { readReports } from './reports.ts';
import { tlsOf } from './smtp.ts';

/** Records a report in the outbox. @returns whether the report is about an e-mail of the outbox */
export type NoteReport = (report: Report) => Promise<boolean>;

/** The folder for reports that were recorded, because people may read the same mailbox and need these reports no longer. */
const FOLDER = 'Retours traités';
/** The age of the oldest reports to read. A mail server gives up after five days; the outbox deletes e-mails 30 days after they left. */
const DAYS = 30;
/** How much of a report to read: its first parts name the e-mail, and the e-mail that follows may be long. */
const MAX_BYTES = 256_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/**
 * Opens the folder of a mailbox, and closes the connection after the work.
 * @param url `imaps://account:password@host:993`, with a folder at its end if it is not the inbox
 * @throws an error with the words of the mail server ("Authentication failed."), if it answered
 */
async function withMailbox<Result>(
  url: string,
  signal: AbortSignal,
  work: (client: ImapFlow, folder: MailboxObject) => Promise<Result>,
): Promise<Result> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const tls = tlsOf(url);
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 993 : 143)),
    secure,
    // Only this machine's own server may take the password without encryption.
    ...(!secure && tls.rejectUnauthorized && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    tls,
    logger: false,
    disableAutoIdle: true,
    ...TIMEOUTS,
  });
  // Nothing to do: the command that is running fails with the same error.
  client.on('error', () => undefined);
  const end = (): void => client.close();
  signal.addEventListener('abort', end);
  try {
    await client.connect();
    const result = await work(client, await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX'));
    await client.logout();
    return result;
  } catch (error) {
    const isAnswer = error instanceof Error && 'responseText' in error && typeof error.responseText === 'string';
    throw isAnswer ? new Error(String(error.responseText), { cause: error }) : error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/**
 * Signs in and opens the folder, without reading anything.
 * @param url IMAP_URL
 * @returns the error, if any
 */
export const verifyMailbox = (url: string): Promise<string | null> =>
  withMailbox(url, new AbortController().signal, () => Promise.resolve(null)).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );

/**
 * Reads the reports of one mailbox. It leaves all other messages as they are, unread ones included: answers of people, automatic answers
 * (RFC 3834) and reports about somebody else's e-mails.
 * @param url IMAP_URL
 * @returns a function that reads the messages that came since its last call
 */
export function returnedMail(url: string, note: NoteReport): (signal: AbortSignal) => Promise<void> {
  let read = { validity: 0n, uid: 0 };
  return (signal) =>
    withMailbox(url, signal, async (client, { uidValidity, uidNext }) => {
      const first = read.validity === uidValidity ? read.uid : 1;
      const noted: number[] = [];
      for (const uid of await reportsSince(client, first)) {
        const message = await client.fetchOne(String(uid), { source: { maxLength: MAX_BYTES } }, { uid: true });
        if (message && message.source && (await noteAll(message.source, note))) noted.push(uid);
      }
      read = { validity: uidValidity, uid: uidNext };
      if (noted.length > 0) {
        await client.mailboxCreate(FOLDER);
        await client.messageMove(noted.join(','), FOLDER, { uid: true });
      }
    });
}

/** Returns the ids of the reports of the last 30 days from id `first` on, without fetching their contents. */
async function reportsSince(client: ImapFlow, first: number): Promise<number[]> {
  const since = new Date(Date.now() - DAYS * 86_400_000);
  const recent = (await client.search({ since, uid: `${first}:*` }, { uid: true })) || [];
  // The range `first:*` always includes the last message, even if its id is lower than `first`.
  const fresh = recent.filter((uid) => uid >= first);
  if (fresh.length === 0) return [];
  const messages = await client.fetchAll(fresh.join(','), { bodyStructure: true }, { uid: true });
  return messages.filter(({ bodyStructure }) => isReport(bodyStructure)).map(({ uid }) => uid);
}

const isReport = (body: MessageStructureObject | undefined): boolean =>
  body?.type === 'multipart/report' &&
  /^(delivery-status|feedback-report)$/i.test(body.parameters?.['report-type'] ?? '');

/** @returns whether any part of the message was about an e-mail of the outbox */
async function noteAll(source: Uint8Array, note: NoteReport): Promise<boolean> {
  // Anybody can write to this mailbox. A message that cannot be parsed is no report.
  const reports = await readReports(source).catch(() => []);
  const noted: boolean[] = [];
  for (const report of reports) noted.push(await note(report));
  return noted.includes(true);
}
