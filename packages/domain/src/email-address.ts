import { emailShape } from './contacts.ts';

/** The part before the `@` that mail servers accept without SMTPUTF8 (RFC 6531), which most of them lack. */
const localShape = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
/** Domains in which the parser of URLs can find no port, path or escape. */
const domainSigns = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Returns an e-mail address as the database stores it. A domain with accents (`boulangerie-léon.fr`) becomes Punycode, as mail servers
 * know it (`xn--boulangerie-lon-nnb.fr`).
 * @returns undefined for a text that is no address
 */
export function emailAddress(typed: string): string | undefined {
  const text = typed.trim();
  const start = text.lastIndexOf('@') + 1;
  const address = text.slice(0, start) + asciiDomain(text.slice(start));
  return emailShape.test(address) ? address : undefined;
}

function asciiDomain(domain: string): string {
  if (!/[^ -~]/.test(domain) || !domainSigns.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/** The French message for an address whose part before the `@` is refused; undefined when that part is accepted. */
export function localPartProblem(typed: string): string | undefined {
  const [, local] = /^(.+)@/.exec(typed.trim()) ?? [];
  return local === undefined || localShape.test(local)
    ? undefined
    : 'Avant l’arobase, aucune messagerie n’achemine ni accent, ni espace, ni guillemet. Exemple\u00A0: lea@exemple.fr';
}
