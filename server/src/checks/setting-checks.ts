import { smtpServerName, verifySmtp } from '@agency-site/mail/smtp';
import type { FindingOf } from '@agency-site/domain/system-state';
import type { Configuration } from '../core/configuration';
import { levelOf } from './machine-checks';

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Checks the public address, which appears in links of e-mails and in the site's own metadata. */
export function checkAddress({ siteUrl, host, port }: Configuration): FindingOf<'address'> {
  const { protocol, hostname } = new URL(siteUrl ?? 'http://localhost');
  const isPublic = siteUrl !== undefined && protocol === 'https:' && !LOOPBACK.has(hostname);
  return {
    check: 'address',
    level: levelOf(false, !isPublic),
    facts: { siteUrl: siteUrl ?? null, listening: `http://${host}:${port}` },
  };
}

/** Checks the mail server. @param problem of the last refused e-mail @returns nothing where an Edge Function sends e-mails */
export function checkMail({ smtp, supabase }: Configuration, problem: string | null): FindingOf<'mail'>[] {
  if (supabase.kind === 'hosted' && !supabase.secretKey) return [];
  const facts = { server: smtp ? smtpServerName(smtp.url) : null, from: smtp?.from ?? null, problem };
  return [{ check: 'mail', level: levelOf(smtp !== undefined && problem !== null, !smtp), facts }];
}

/** Checks the mailbox of returned e-mails. @param problem why it could not be read @returns nothing where nobody reads one */
export const checkMailbox = ({ imapUrl }: Configuration, problem: string | null): FindingOf<'mailbox'>[] =>
  imapUrl ? [{ check: 'mailbox', level: levelOf(problem !== null, false), facts: { problem } }] : [];

/** Checks the mail server and the mailbox of returned e-mails, and also signs in to them. */
export async function tryMail(configuration: Configuration): Promise<FindingOf<'mail' | 'mailbox'>[]> {
  const { smtp, imapUrl } = configuration;
  const problem = smtp ? await verifySmtp(smtp.url) : undefined;
  const returned = imapUrl && (await import('@agency-site/mail/returned-mail'));
  return [
    ...checkMail(configuration, problem ?? null),
    ...checkMailbox(configuration, returned ? await returned.verifyMailbox(imapUrl) : null),
  ];
}
