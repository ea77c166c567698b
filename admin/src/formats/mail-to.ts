/** A mailto link. Encoded, so that an address typed by a visitor cannot add recipients. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
