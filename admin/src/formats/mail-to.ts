/** An address for a mail program. Encoded: what a visitor typed must not add recipients of its own. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
