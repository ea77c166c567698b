import { identity } from '@agency/brand/identity';

const whole = new Intl.NumberFormat(identity.locale, { maximumFractionDigits: 0 });
const withTenth = new Intl.NumberFormat(identity.locale, { maximumFractionDigits: 1 });

/** « 812 octets », « 85 ko », « 1,2 Mo »: in thousands, as systems show them. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${whole.format(bytes)}\u00A0octets`;
  if (bytes < 999_500) return `${whole.format(bytes / 1000)}\u00A0ko`;
  return `${withTenth.format(bytes / 1_000_000)}\u00A0Mo`;
}
