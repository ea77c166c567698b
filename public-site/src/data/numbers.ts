const FROM_TWO = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

/** A number in running text: in letters up to ten. It starts at two, because « un » has a gender. */
export const inWords = (several: number): string => FROM_TWO[several - 2] ?? String(several);

/** A whole number by thousands, « 10 000 ». The first `toLocaleString` of a page takes a browser 30 to 50 ms, for Intl's data. */
export const byThousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202F');

/** A text as the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text in the middle of a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `01 99 00 12 34` → `tel:+33199001234`; a number already written with its country code keeps it. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${/^0\d{9}$/.test(digits) ? `+33${digits.slice(1)}` : digits}`;
}

/** A telephone number as people read it, never broken across lines. */
export const phoneText = (phone: string): string => phone.replace(/\s/g, '\u00A0');
