import { emailAddress } from '@agency-site/domain/email-address';

/** A mailto link. The address is encoded, so that a visitor cannot add recipients by typing them into it. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(emailAddress(email) ?? email).replaceAll('%40', '@')}`;
