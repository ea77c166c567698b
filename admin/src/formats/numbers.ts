import { identity } from '@agency/brand/identity';

const format = new Intl.NumberFormat(identity.locale);
const plural = new Intl.PluralRules(identity.locale);

export const formatNumber = (value: number): string => format.format(value);

/** « 0 article », « 1 article », « 1 200 articles »: in French, zero is singular. */
export function countOf(count: number, singular: string, pluralForm: string): string {
  return `${formatNumber(count)}\u00A0${plural.select(count) === 'one' ? singular : pluralForm}`;
}
