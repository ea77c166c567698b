// @module-tag spec-10-12
import { expect, test } from 'vitest';
import { outcomeOfRefusal } from './refusals';

test.each([
  // These refusals mark the recipient's address as dead.
  ['RCPT TO', '550 5.1.1 <a@b.fr>: Recipient address rejected: User unknown in local recipient table', 'dead'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist. gsmtp', 'dead'],
  ['RCPT TO', '501 5.1.3 Bad recipient address syntax', 'dead'],
  ['RCPT TO', '556 5.1.10 Recipient address has null MX', 'dead'],
  ['RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)', 'dead'],
  ['RCPT TO', '550 No such user here', 'dead'],
  ['RCPT TO', '550 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_418', 'dead'],
  ['RCPT TO', '550 5.1.1 <a@b.fr>: Recipient address rejected: User unknown in relay recipient table', 'dead'],
  ['RCPT TO', '550 Unrouteable address', 'dead'],
  ['RCPT TO', '550 No such person at this address', 'dead'],
  // A refusal because of the sender does not mark the recipient's address as dead.
  ['DATA', '550 5.4.5 Daily user sending limit exceeded', 'unavailable'],
  ['RCPT TO', '550 5.7.1 You have exceeded your hourly sending limit', 'unavailable'],
  ['RCPT TO', '421 4.7.0 Too many connections', 'unavailable'],
  ['RCPT TO', '550 Domain y.fr has exceeded the max emails per hour (150/150 (100%)) allowed.', 'unavailable'],
  ['DATA', '554 Quota journalier atteint', 'unavailable'],
  ['MAIL FROM', '550 5.1.8 Sender domain does not exist', 'unavailable'],
  ['MAIL FROM', '530 5.7.0 Authentication required', 'unavailable'],
  ['RCPT TO', '553 5.7.1 <x@y.fr>: Sender address rejected: not owned by user z', 'pause'],
  ['RCPT TO', '550 5.1.0 <x@y.fr>: Sender address rejected: User unknown in local recipient table', 'pause'],
  ['RCPT TO', '554 5.7.1 <a@b.fr>: Relay access denied', 'pause'],
  ['RCPT TO', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain', 'pause'],
  ['RCPT TO', '501 5.1.0 Emetteur invalide. Invalid Sender. OFR305', 'pause'],
  ['RCPT TO', '550 5.1.0 Adresse d expediteur inconnue. Sender address unknown OFR_104', 'pause'],
  ['RCPT TO', '504 5.5.2 <x>: Helo command rejected: need fully-qualified hostname', 'pause'],
  ['RCPT TO', '550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP', 'pause'],
  ['RCPT TO', '550 5.7.606 Access denied, banned sending IP [192.0.2.1]', 'pause'],
  ['DATA', '554 5.2.252 SendAsDenied; x@a.fr not allowed to send as y@a.fr', 'pause'],
  ['RCPT TO', '550 5.7.1 Service unavailable, client host [192.0.2.1] blocked using Spamhaus', 'pause'],
  ['DATA', '550 5.7.26 Unauthenticated email from y.fr is not accepted due to its DMARC policy', 'pause'],
  ['DATA', '554 5.7.1 Message rejected by policy', 'pause'],
  // Nor does a refusal because of the message, or without a clear reason.
  ['DATA', '552 5.3.4 Message size exceeds fixed limit', 'refused'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'refused'],
  ['DATA', '550 5.7.1 This message was classified as SPAM', 'refused'],
  ['DATA', '550 5.1.1 User unknown', 'refused'],
  ['RCPT TO', '550 5.7.1 Recipient restricts who may write', 'refused'],
  ['RCPT TO', '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required', 'refused'],
  ['RCPT TO', '550 Host 5.1.2.3 is not welcome', 'refused'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'refused'],
  ['RCPT TO', '550 Requested action not taken', 'refused'],
  // Mailboxes that may have room tomorrow, and servers that ask for a pause.
  ['RCPT TO', '552 5.2.2 Mailbox full', 'full'],
  ['RCPT TO', '452 4.2.2 The email account that you tried to reach is over quota', 'full'],
  ['RCPT TO', '552 Quota exceeded', 'full'],
  ['DATA', '552 5.2.2 Mailbox full', 'full'],
  ['DATA', '552 Requested mail action aborted: exceeded storage allocation', 'full'],
  ['DATA', '552 5.3.1 Mail system full', 'full'],
  ['RCPT TO', '550 5.2.2 user over quota; cannot receive new mail', 'full'],
  ['RCPT TO', '552 user quota exceeded', 'full'],
  ['RCPT TO', '550 La boîte du destinataire est pleine', 'full'],
  ['RCPT TO', '450 4.2.0 Greylisted, please try again', 'retry'],
  ['DATA', '451 4.3.0 Temporary failure', 'retry'],
])('%s %s: %s', (command, text, outcome) => {
  expect(outcomeOfRefusal({ command, code: Number(text.slice(0, 3)), text })).toMatchObject({ outcome });
});

test('a refusal is explained in French, with the words of the server', () => {
  expect(outcomeOfRefusal({ command: 'RCPT TO', code: 550, text: '550 5.1.1 User unknown' })).toEqual({
    outcome: 'dead',
    error: 'Cette adresse n’existe pas. «\u00A0550 5.1.1 User unknown\u00A0»',
  });
});
