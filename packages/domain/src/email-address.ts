import { emailShape } from './contacts.ts';

/** What mail servers deliver to, before the « @ », without an extension that most of them lack. */
const localShape = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
/** What a URL does not read as a port, a path or an escape. */
const domainSigns = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An e-mail address as it is stored: a domain with accents, « boulangerie-léon.fr », as mail servers know it,
 * « xn--boulangerie-lon-nnb.fr ».
 * @returns undefined for what is no address
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

/** Why an address is refused for what stands before its « @ »; undefined when that is not the reason. */
export function localPartProblem(typed: string): string | undefined {
  const [, local] = /^(.+)@/.exec(typed.trim()) ?? [];
  return local === undefined || localShape.test(local)
    ? undefined
    : 'Avant l’arobase, aucune messagerie n’achemine ni accent, ni espace, ni guillemet. Exemple\u00A0: lea@exemple.fr';
}
