import { identity } from '@agency-site/brand/identity';
import { emailAddress } from '@agency-site/domain/email-address';
import addressparser from 'nodemailer/lib/addressparser';
import type { MailSite } from './mail.ts';
import type { Deliver, Outcome } from './outbox.ts';
import { outcomeOfRefusal } from './refusals.ts';
import { renderMail } from './render.ts';

/** The server to which the worker sends e-mails. */
export interface SmtpSettings {
  /** `smtps://account:password@host:465` or `smtp://host:587`. */
  readonly url: string;
  /** The sender: `bonjour@example.fr` or `Atelier <bonjour@example.fr>`. */
  readonly from: string;
  /** The address to which undeliverable e-mails return, by default the sender's. A `*` in it becomes the id of each e-mail (VERP). */
  readonly returnPath?: string | undefined;
}

/** @returns the one sender in a text; undefined if it is not an address, or several */
export function readSender(text: string): { readonly name: string; readonly address: string } | undefined {
  const [sender, ...others] = addressparser(text);
  const address = emailAddress(sender?.address ?? '');
  if (!sender || !address || others.length > 0) return undefined;
  return { name: sender.name || identity.name, address };
}

/** Delivers e-mails over one connection, which stays open for a while. */
export interface SmtpSender {
  readonly deliver: Deliver;
  close(): void;
}

/** How long a mail server may take to connect, to greet and to answer. The sum is less than the lease of a row. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Returns the server's name for the back-office: `smtp.example.fr:465`. */
export function smtpServerName(url: string): string {
  const { hostname, port } = new URL(url);
  return port ? `${hostname}:${port}` : hostname;
}

/** Accepts any certificate of a mail server on this machine, because Debian's packages create a self-signed one. */
export const tlsOf = (url: string): { readonly rejectUnauthorized: boolean } => ({
  rejectUnauthorized: !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname),
});

/** A server without SMTP settings saves the memory of the library. */
const loadNodemailer = () => import('nodemailer');

/** Sends e-mails by SMTP. It never tries again: the outbox decides. @throws when the settings name no sender */
export function smtpSender({ url, from, returnPath }: SmtpSettings, site: MailSite, timeouts = TIMEOUTS): SmtpSender {
  const sender = readSender(from);
  if (!sender) throw new Error(`This is not the address of a sender: "${from}"`);
  const options = { url, tls: tlsOf(url), pool: true, maxConnections: 1, maxRequeues: 0, ...timeouts } as const;
  const opening = loadNodemailer().then(({ createTransport }) => createTransport(options));
  const domain = sender.address.split('@').at(-1) ?? 'localhost';
  const deliver: Deliver = async (item) => {
    try {
      const data = { ...item.data, ...item.secret };
      const { subject, html, text, replyTo, unsubscribe } = renderMail(item.kind, data, site);
      const transport = await opening;
      await transport.sendMail({
        // The id is the same at every try, so that a mailbox drops the second copy after a crash between sending and settling.
        messageId: `<${item.id}@${domain}>`,
        from: sender,
        // An object, because nodemailer would parse a text as a list of addresses.
        to: { name: '', address: item.recipient },
        ...(returnPath && { envelope: { from: returnPath.replace('*', item.id), to: item.recipient } }),
        // A server that knows RFC 3461 reports a failure with this id and only the head of the e-mail, even a failure after forwarding.
        dsn: { id: item.id, return: 'headers', notify: ['failure'], recipient: item.recipient },
        subject,
        html,
        text,
        // Most servers refuse a message if any address has an accent before the `@` (RFC 6531).
        ...(replyTo && /^[!-~]+@/.test(replyTo.address) && { replyTo }),
        ...(unsubscribe && {
          list: {
            unsubscribe: { url: unsubscribe },
            id: { url: `lettre.${new URL(site.url).hostname}`, comment: identity.name },
          },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        // Suppresses automatic answers, such as out-of-office messages.
        ...(!unsubscribe && { headers: { 'Auto-Submitted': 'auto-generated' } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { outcome: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { deliver, close: () => void opening.then((transport) => transport.close()) };
}

/** Connects to a mail server and signs in, without sending anything. @returns the error, if any */
export async function verifySmtp(url: string): Promise<string | undefined> {
  const { createTransport } = await loadNodemailer();
  const transport = createTransport({ url, tls: tlsOf(url), ...TIMEOUTS });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/** Codes of nodemailer's errors for a server that cannot be used at all now (nodemailer/lib/errors.js), and their sentences. */
const unavailable: Readonly<Record<string, string>> = {
  ECONNECTION: 'Le serveur d’envoi ne répond pas.',
  ETIMEDOUT: 'Le serveur d’envoi met trop de temps à répondre.',
  ESOCKET: 'Le serveur d’envoi ne répond pas.',
  EDNS: 'Le nom du serveur d’envoi est introuvable.',
  ETLS: 'La connexion chiffrée au serveur d’envoi n’aboutit pas.',
  EAUTH: 'Le serveur d’envoi refuse le compte ou son mot de passe.',
  ENOAUTH: 'Le serveur d’envoi demande un compte et un mot de passe.',
  EPROTOCOL: 'À cette adresse, ce n’est pas un serveur d’envoi qui répond.',
  ECONFIG: 'Le réglage du serveur d’envoi est incomplet.',
  EPROXY: 'Le serveur d’envoi ne répond pas.',
};

/** Returns the reason in French, then the original message, which people can search for or send to their host. */
function unavailableSentence({ message, code = '' }: Error & { readonly code?: string }): string {
  const isCertificate = /certificate|altnames/i.test(message);
  const sentence = isCertificate
    ? 'Le certificat du serveur d’envoi n’est pas reconnu.'
    : (unavailable[code] ?? 'Le serveur d’envoi ne peut pas être utilisé.');
  return `${sentence} «\u00A0${message}\u00A0»`;
}

/** Errors of the connection or the sign-in make the server unavailable; for other errors, the server's answer decides, if there is one. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) return { outcome: 'retry', error: String(error) };
  const {
    code = '',
    command = '',
    responseCode,
    response = error.message,
  } = error as Partial<Record<'code' | 'command' | 'response', string>> & { responseCode?: number };
  if (Object.hasOwn(unavailable, code)) return { outcome: 'unavailable', error: unavailableSentence(error) };
  if (responseCode !== undefined) return outcomeOfRefusal({ command, code: responseCode, text: response });
  return { outcome: 'retry', error: error.message };
}
