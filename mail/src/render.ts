import { invitation, passwordReset, testMail } from './account-mails.ts';
import { commentNotice } from './comment-mail.ts';
import { contactConfirmation, contactNotice } from './contact-mails.ts';
import { weeklyDigest } from './digest-mail.ts';
import { letter, newsletterConfirmation } from './newsletter-mails.ts';
import { mailHtml, mailText } from './layout.ts';
import type { Mail, MailSite } from './mail.ts';

/** What each kind of e-mail says. The database writes the data of each (supabase/migrations, `private.enqueue_mail`). */
const mails = {
  contact_notice: { name: 'Avis de demande', write: contactNotice },
  contact_confirmation: { name: 'Confirmation de demande', write: contactConfirmation },
  comment_notice: { name: 'Avis de commentaire', write: commentNotice },
  newsletter_confirmation: { name: 'Confirmation d’inscription', write: newsletterConfirmation },
  letter: { name: 'Lettre', write: letter },
  password_reset: { name: 'Nouveau mot de passe', write: passwordReset },
  invitation: { name: 'Invitation', write: invitation },
  test: { name: 'E-mail d’essai', write: testMail },
  weekly_digest: { name: 'Résumé de la semaine', write: weeklyDigest },
};

const isKnown = (kind: string): kind is keyof typeof mails => Object.hasOwn(mails, kind);

/** What a kind of e-mail is called in the back-office. */
export const nameOfMail = (kind: string): string => (isKnown(kind) ? mails[kind].name : kind);

/** An e-mail that is ready to be sent or shown. */
export interface RenderedMail extends Pick<Mail, 'subject' | 'replyTo' | 'unsubscribe'> {
  readonly html: string;
  readonly text: string;
}

/**
 * Writes an e-mail out of a row of the outbox.
 * @param data the row's data, with its secret
 * @throws for a kind that this version does not know.
 */
export function renderMail(kind: string, data: unknown, site: MailSite): RenderedMail {
  if (!isKnown(kind)) throw new Error(`There is no e-mail of the kind « ${kind} »`);
  // The database writes the data of each kind as its function reads them.
  const write = mails[kind].write as (data: unknown, site: MailSite) => Mail;
  const mail = write(data, site);
  return {
    subject: mail.subject,
    html: mailHtml(mail, site),
    text: mailText(mail, site),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.unsubscribe && { unsubscribe: mail.unsubscribe }),
  };
}
