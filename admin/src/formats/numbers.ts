import { identity } from '@agency-site/brand/identity';

const format = new Intl.NumberFormat(identity.locale);
const plural = new Intl.PluralRules(identity.locale);

export const formatNumber = (value: number): string => format.format(value);

/** A number with its noun: « 0 article », « 1 article », « 1 200 articles ». In French, zero is singular. */
export function countOf(count: number, singular: string, pluralForm: string): string {
  return `${formatNumber(count)}\u00A0${plural.select(count) === 'one' ? singular : pluralForm}`;
}

const withTenth = new Intl.NumberFormat(identity.locale, { maximumFractionDigits: 1 });

/** The size of a file, in powers of 1,000: « 812 octets », « 85 ko », « 1,2 Mo », « 58,3 Go ». */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)}\u00A0octets`;
  if (bytes < 999_500) return `${formatNumber(Math.round(bytes / 1000))}\u00A0ko`;
  if (bytes < 999_950_000) return `${withTenth.format(bytes / 1_000_000)}\u00A0Mo`;
  return `${withTenth.format(bytes / 1_000_000_000)}\u00A0Go`;
}
