// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and an ambient declaration is no module
/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/** Letters of other scripts can be taken for Latin ones: those domains stay as mail servers know them, as browsers show them. */
const latin = /^[\p{Script=Latin}\d.-]+$/u;

/** A stored e-mail address as a person reads it: « contact@boulangerie-léon.fr ». Other texts stay as they are. */
export function readableEmail(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (start === 0 || !/(^|\.)xn--/i.test(domain)) return address;
  const readable = decoded(domain).normalize('NFC');
  return latin.test(readable) ? address.slice(0, start) + readable : address;
}

/** A text, with markup or without, in which each e-mail address is readable. Links keep the form that mail servers know. */
export const withReadableEmails = (text: string): string =>
  text.replace(/[^\s@<>()"]+@[a-z\d.-]*xn--[a-z\d.-]+/gi, (address) =>
    address.includes('mailto:') ? address : readableEmail(address),
  );

function decoded(domain: string): string {
  try {
    // oxlint-disable-next-line import/no-named-as-default-member -- for Node the package is CommonJS, with this export alone
    return punycode.toUnicode(domain);
  } catch (error) {
    // It only begins like a domain of this kind.
    if (error instanceof RangeError) return domain;
    throw error;
  }
}
