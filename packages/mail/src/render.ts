import { invitation, passwordReset, secondFactor, testMail } from './account-mails.ts';
import { contactConfirmation, contactNotice } from './contact-mails.ts';
import { weeklyDigest } from './digest-mail.ts';
import { mailHtml, mailText } from './layout.ts';
import type { Mail, MailKind, MailSite } from './mail.ts';
import { newsletterConfirmation, newsletterIssue } from './newsletter-mails.ts';
import { commentNotice, postPublished, postSentBack } from './post-mails.ts';

export const mailKinds: ReadonlyMap<string, MailKind> = new Map(
  Object.entries({
    contact_notice: contactNotice,
    contact_confirmation: contactConfirmation,
    comment_notice: commentNotice,
    newsletter_confirmation: newsletterConfirmation,
    newsletter_issue: newsletterIssue,
    password_reset: passwordReset,
    invitation,
    second_factor: secondFactor,
    post_sent_back: postSentBack,
    post_published: postPublished,
    test: testMail,
    weekly_digest: weeklyDigest,
  }),
);

export const nameOfMail = (kind: string): string => mailKinds.get(kind)?.name ?? kind;

/** An e-mail that is ready to be sent or shown. */
export interface RenderedMail extends Pick<Mail, 'subject' | 'replyTo' | 'unsubscribe'> {
  readonly html: string;
  readonly text: string;
}

/** Renders a row of the outbox. @param data with its secret @throws for an unknown kind, and for data that do not match the kind */
export function renderMail(kind: string, data: unknown, site: MailSite): RenderedMail {
  const known = mailKinds.get(kind);
  if (!known) throw new Error(`There is no e-mail of the kind « ${kind} »`);
  const mail = known.write(data, site);
  return {
    subject: mail.subject,
    html: mailHtml(mail, site),
    text: mailText(mail, site),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.unsubscribe && { unsubscribe: mail.unsubscribe }),
  };
}
