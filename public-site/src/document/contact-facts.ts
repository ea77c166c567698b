import { identity } from '@agency-site/brand/identity';

export interface PostalAddress {
  readonly '@type': 'PostalAddress';
  readonly streetAddress?: string;
  readonly postalCode?: string;
  readonly addressLocality?: string;
  readonly addressCountry: string;
}

/** A line with street, postcode and town: « 12 rue de l’Établi, 93100 Montreuil ». */
const WITH_POSTCODE = /^(?:(?<street>.*?)[\s,]+)?(?<postcode>\d{5})\s+(?<town>[^,]+)$/;

/** Reads a French address written on one line or several. Parts that it does not contain are left out. */
export function postalAddress(text: string): PostalAddress {
  const lines = text
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.toLowerCase() !== identity.country.toLowerCase());
  const { street, postcode, town } = WITH_POSTCODE.exec(lines.join(', '))?.groups ?? withoutPostcode(lines);
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(postcode ? { postalCode: postcode } : {}),
    ...(town ? { addressLocality: town } : {}),
    addressCountry: identity.countryCode,
  };
}

/** Without a postcode, the last line is the town unless it has a digit, as streets do. */
function withoutPostcode(lines: readonly string[]): Readonly<Record<string, string | undefined>> {
  const last = lines.at(-1);
  return last && !/\d/.test(last)
    ? { street: lines.slice(0, -1).join(', '), town: last }
    : { street: lines.join(', ') };
}

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const SHAPE = /^du (\p{L}+) au (\p{L}+), (\d{1,2}) ?h ?(\d\d)? ?[–-] ?(\d{1,2}) ?h ?(\d\d)?$/iu;

/** Reads « Du lundi au vendredi, 9 h–18 h »; undefined for other wording, because wrong hours would be worse than none. */
export function openingHours(words: string): object | undefined {
  const [, from = '', to = '', ...times] = SHAPE.exec(words.replaceAll(/\s/g, ' ').trim()) ?? [];
  const [first, last] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  if (first === undefined || last === undefined || first < 0 || last < first) return undefined;
  const [opening = '', openingMinutes = '00', closing = '', closingMinutes = '00'] = times;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: NAMES.slice(first, last + 1),
    opens: `${opening.padStart(2, '0')}:${openingMinutes}`,
    closes: `${closing.padStart(2, '0')}:${closingMinutes}`,
  };
}
