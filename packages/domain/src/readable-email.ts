// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and an ambient declaration is no module
/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/** Domains to decode. Letters of other scripts can look like Latin ones, so their domains stay in Punycode, as in browsers. */
const latin = /^[\p{Script=Latin}\d.-]+$/u;

/** Returns a stored e-mail address as people write it, with accents in its domain. Other texts stay as they are. */
export function readableEmail(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (start === 0 || !/(^|\.)xn--/i.test(domain)) return address;
  const readable = decoded(domain).normalize('NFC');
  return latin.test(readable) ? address.slice(0, start) + readable : address;
}

/** Makes each e-mail address in a text or HTML readable. Addresses in `mailto:` links stay in Punycode, for mail servers. */
export const withReadableEmails = (text: string): string =>
  text.replace(/[^\s@<>()"]+@[a-z\d.-]*xn--[a-z\d.-]+/gi, (address) =>
    address.includes('mailto:') ? address : readableEmail(address),
  );

function decoded(domain: string): string {
  try {
    // oxlint-disable-next-line import/no-named-as-default-member -- for Node the package is CommonJS, with this export alone
    return punycode.toUnicode(domain);
  } catch (error) {
    // The domain begins with `xn--` but is not valid Punycode.
    if (error instanceof RangeError) return domain;
    throw error;
  }
}
