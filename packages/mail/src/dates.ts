import { identity } from '@agency-site/brand/identity';

const format = new Intl.DateTimeFormat(identity.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** Formats a date in the time zone of Paris: « lundi 23 novembre 2026 à 09:05 ». */
export const longDate = (date: string): string => format.format(new Date(date));
