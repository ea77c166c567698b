import type { Outcome } from './outbox.ts';

/** A refusal as nodemailer reports it: the SMTP command, the code of the answer (RFC 5321) and its text. */
export interface Refusal {
  readonly command: string;
  readonly code: number;
  readonly text: string;
}

type FailedOutcome = Exclude<Outcome, { outcome: 'sent' }>;

interface Rule {
  /** The command, or its beginning. */
  readonly at?: RegExp;
  /** The enhanced status code of the answer or, if it has none, the SMTP code. */
  readonly code?: RegExp;
  readonly pattern?: RegExp;
  readonly outcome: FailedOutcome['outcome'];
  readonly sentence: string;
}

const LIMIT = 'Le serveur d’envoi a atteint sa limite\u202F: les envois reprendront d’eux-mêmes.';
const OURS = 'Le serveur refuse notre adresse ou notre serveur d’envoi, pas celle du destinataire.';
const HEAVY = 'Le message est trop lourd pour ce serveur.';
const FULL = 'La boîte du destinataire est pleine ou suspendue.';
const DEAD = 'Cette adresse n’existe pas.';
const SPAM = 'Le serveur a pris le message pour un indésirable.';
const BUSY = 'Le serveur demande de réessayer plus tard.';
const NO = 'Le serveur a refusé le message.';
const GIVEN_UP = 'Le serveur du destinataire n’a pas pris le message à temps.';

/**
 * Outcomes of refusals: the first rule that fits decides. Codes are those of RFC 3463 and of IANA's registry of enhanced status codes
 * (RFC 5248), which Gmail (support.google.com/mail/answer/3726730), Outlook and Exchange Online ("Email non-delivery reports"),
 * Postfix (OVH, Free) and Orange use. Words are those that these servers write beside codes with several meanings. Only a refusal of
 * the recipient at RCPT marks an address as dead; a server that refuses the sender at that command says so in words.
 */
const rules: readonly Rule[] = [
  { code: /^[45]\.(3\.4|2\.3)$/, outcome: 'refused', sentence: HEAVY },
  { pattern: /too (large|big)|size (limit|exceed)|exceeds .*size/i, outcome: 'refused', sentence: HEAVY },
  { code: /^[45]\.(4\.5|7\.28)$/, outcome: 'unavailable', sentence: LIMIT },
  { code: /^([45]\.2\.2|5\.3\.1)$/, outcome: 'full', sentence: FULL },
  {
    pattern: /(daily|hourly|sending|sender|outgoing|rate|message)\W+(\w+\W+){0,3}(limit|quota)|too many (messages|mails|emails|e-mails|connections)|throttl|per (hour|day)|par (heure|jour)|quota journalier/i,
    outcome: 'unavailable',
    sentence: LIMIT,
  },
  { code: /^[45]\.2\.1$/, outcome: 'full', sentence: FULL },
  { pattern: /(mailbox|quota|storage|space|inbox)\W+(\w+\W+){0,3}(full|exceed|over)|over ?quota|exceeded storage|bo[iî]te.* pleine/i, outcome: 'full', sentence: FULL },
  // A sender that may not connect, sign in or identify itself cannot send anything to anybody.
  { at: /^(?!RCPT|DATA|API)/, code: /^5/, outcome: 'unavailable', sentence: OURS },
  { code: /^(421|[45]\.1\.[78])$/, outcome: 'unavailable', sentence: OURS },
  // A mailbox or a group of Exchange that accepts e-mails from some senders only.
  { at: /^(RCPT|DATA)/, code: /^5\.7\.1[23]\d$/, outcome: 'refused', sentence: NO },
  {
    pattern: /\bsender\W+(\w+\W+){0,2}(rejected|denied|refused|not|verify|invalid|unknown)|(invalid|unknown|bad) sender|[ée]metteur|exp[ée]diteur|send ?as|not owned|authenticat|MAIL FROM|from address/i,
    code: /^5/,
    outcome: 'pause',
    sentence: OURS,
  },
  {
    pattern: /relay (access )?(denied|not)|relaying|(unable|not|cannot|refuse\w*) (\w+ ){0,2}relay|rcpthosts|(client host|helo command) rejected/i,
    code: /^5/,
    outcome: 'pause',
    sentence: OURS,
  },
  { pattern: /dmarc|dkim|\bspf\b|reverse dns|\bPTR\b|reputation|blacklist|blocklist|block list|listed|spamhaus|\bRBL\b/i, code: /^5/, outcome: 'pause', sentence: OURS },
  { code: /^5\.7\.([89]|[1-6]\d|[5-7]\d\d)$/, outcome: 'pause', sentence: OURS },
  { at: /^RCPT/, code: /^5\.1\.(?!9$)/, outcome: 'dead', sentence: DEAD },
  {
    at: /^RCPT/,
    code: /^(550|551|553|5\.[05]\.0)$/,
    pattern: /(no such|unknown|invalid|nonexist|non-exist|not a valid|no) (\w+ )?(user|recipient|mailbox|address|account|local)|(user|recipient|mailbox|address|account)\W+(\S+ ){0,4}(unknown|unavailable|not found|does ?n.t exist|does not exist|doesn.t have|not exist|invalid|inconnu)|n.existe pas|unrouteable address|no such person/i,
    outcome: 'dead',
    sentence: DEAD,
  },
  { code: /^5/, pattern: /spam|junk|bulk|virus|malware|phish|ind[ée]sirable/i, outcome: 'refused', sentence: SPAM },
  { at: /^DATA/, code: /^5\.7\./, outcome: 'pause', sentence: OURS },
  { code: /^4/, outcome: 'retry', sentence: BUSY },
  { outcome: 'refused', sentence: NO },
]; // prettier-ignore

/** Returns the outcome of a refusal, with the reason in French and the server's own words. */
export function outcomeOfRefusal(refusal: Refusal): FailedOutcome {
  const { outcome, sentence } = ruleFor(refusal);
  return { outcome, error: `${sentence} «\u00A0${refusal.text}\u00A0»` };
}

/**
 * Returns the outcome of an e-mail that came back after our mail server had accepted it. The rules for answers to RCPT apply, because the
 * report is about a recipient.
 * @param status the enhanced code of the report (RFC 3464)
 * @param answer the words of the server that refused, if the report has them
 */
export function outcomeOfReturn(status: string, answer: string): FailedOutcome {
  const text = enhancedCode.test(answer) ? answer : `${status} ${answer}`.trim();
  const code = Number(/^[45]\d\d/.exec(answer)?.[0] ?? `${status.charAt(0)}50`);
  const { outcome, sentence } = ruleFor({ command: 'RCPT TO', code, text });
  // Even a temporary refusal is final here, because our mail server tried again until it gave up.
  const isOver = outcome === 'retry' || outcome === 'unavailable';
  return { outcome, error: `${isOver ? GIVEN_UP : sentence} «\u00A0${text}\u00A0»` };
}

/** Matches an enhanced code such as `5.1.1`, but not the beginning of an IP address such as 5.1.2.3. */
const enhancedCode = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;

function ruleFor({ command, code, text }: Refusal): Pick<Rule, 'outcome' | 'sentence'> {
  const enhanced = enhancedCode.exec(text)?.[1];
  const known = enhanced?.startsWith(String(code).charAt(0)) ? enhanced : String(code);
  const rule = rules.find(
    ({ at, code: codes, pattern }) =>
      (at?.test(command) ?? true) && (codes?.test(known) ?? true) && (pattern?.test(text) ?? true),
  );
  return rule ?? { outcome: 'retry', sentence: BUSY };
}
