import { emailAddress } from '@agency/domain/email-address';

/** A mailto link. Encoded, so that an address typed by a visitor cannot add recipients. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(emailAddress(email) ?? email).replaceAll('%40', '@')}`;
