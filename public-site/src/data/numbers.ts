const FROM_TWO = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

/** A number in running text: a French word from two to ten, digits otherwise. One stays a digit, because « un » has a gender. */
export const inWords = (several: number): string => FROM_TWO[several - 2] ?? String(several);

/** A whole number by thousands, « 10 000 », without `toLocaleString`, whose first call takes a browser 30 to 50 ms, for Intl's data. */
export const withThousandsSeparators = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202F');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a small first letter, for the middle of a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `01 99 00 12 34` → `tel:+33199001234`; a number already written with its country code keeps it. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${/^0\d{9}$/.test(digits) ? `+33${digits.slice(1)}` : digits}`;
}

/** A telephone number with no-break spaces, so that it never wraps. */
export const phoneText = (phone: string): string => phone.replace(/\s/g, '\u00A0');
