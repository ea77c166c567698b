import PostalMime from 'postal-mime';
import { outcomeOfReturn } from './refusals.ts';
import type { Report } from './outbox.ts';

/** Parts that hold the returned e-mail, or its head. */
const returned = /^(message\/(rfc822|global)|(text|message)\/(rfc822|global)-headers)$/;
/** Headers in which a report names our e-mail: those of an answer, and those with the address that the report was sent to (VERP). */
const naming = new Set(['in-reply-to', 'references', 'to', 'delivered-to', 'x-original-to', 'envelope-to']);
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Reads a report about an e-mail that came back (RFC 3464) or that its recipient marked as spam (RFC 5965).
 * @returns one entry per recipient; none for any other message, and for a report of a delay or of a delivery
 */
export async function readReports(message: Uint8Array | string): Promise<Report[]> {
  const { headers, attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  const contentOf = (type: RegExp) =>
    attachments.flatMap(({ mimeType, content }) =>
      type.test(mimeType) && typeof content === 'string' ? [content] : [],
    );
  const originals = await Promise.all(contentOf(returned).map((text) => PostalMime.parse(text)));
  const statuses = await Promise.all(contentOf(/^message\/(global-)?delivery-status$/).flatMap(groupsOf));
  const complaints = await Promise.all(contentOf(/^message\/feedback-report$/).flatMap(groupsOf));
  const names = [
    ...originals.map(({ messageId }) => messageId),
    ...statuses.map((group) => group.get('original-envelope-id')),
    ...headers.filter(({ key }) => naming.has(key)).map(({ value }) => value),
  ];
  const items = [...new Set(names.flatMap((name) => name?.toLowerCase().match(ids) ?? []))];
  return [
    ...statuses.filter((group) => /^failed\b/i.test(group.get('action') ?? '')).map((group) => returnOf(items, group)),
    ...complaints
      .filter((group) => /^(abuse|opt-out)\b/i.test(group.get('feedback-type') ?? ''))
      .map(() => ({ items, recipients: [], outcome: 'complaint' as const, error: COMPLAINT })),
  ];
}

const COMPLAINT = 'Le destinataire a signalé cet e-mail comme indésirable\u202F: il est désinscrit.';

type Fields = ReadonlyMap<string, string>;

/** The groups of fields of a report's part, each written like the head of a message. */
const groupsOf = (text: string): Promise<Fields>[] =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(async (group) => new Map((await PostalMime.parse(group)).headers.map(({ key, value }) => [key, value])));

function returnOf(items: readonly string[], group: Fields): Report {
  // Removes the type at the beginning, as in `smtp; 550 5.1.1 …` or `rfc822; ana@example.fr`.
  const valueOf = (name: string): string =>
    group
      .get(name)
      ?.replace(/^[\w.-]+\s*;\s*/, '')
      .trim() ?? '';
  const [status = '5.0.0'] = /[245]\.\d{1,3}\.\d{1,3}/.exec(group.get('status') ?? '') ?? [];
  return {
    items,
    recipients: ['final-recipient', 'original-recipient'].map((name) => valueOf(name).toLowerCase()),
    ...outcomeOfReturn(status, valueOf('diagnostic-code')),
  };
}
