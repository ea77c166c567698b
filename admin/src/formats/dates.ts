import { identity } from '@agency/brand/identity';

const shortDate = new Intl.DateTimeFormat(identity.locale);
const dateAndTime = new Intl.DateTimeFormat(identity.locale, { dateStyle: 'short', timeStyle: 'short' });

/** 20/11/2026 */
export const formatDate = (timestamp: string): string => shortDate.format(new Date(timestamp));

/** 20/11/2026 10:31 */
export const formatDateTime = (timestamp: string): string => dateAndTime.format(new Date(timestamp));

const time = new Intl.DateTimeFormat(identity.locale, { timeStyle: 'short' });
const dayOfYear = new Intl.DateTimeFormat(identity.locale, { day: 'numeric', month: 'long' });

/** 10:31 */
export const formatTime = (moment: Date): string => time.format(moment);

/** 20 novembre à 10:31 */
export const formatMoment = (timestamp: string): string => {
  const moment = new Date(timestamp);
  return `${dayOfYear.format(moment)} à ${time.format(moment)}`;
};

/** For days written 2026-11-20: in UTC, so that no time zone changes the day. */
const dayAndMonth = new Intl.DateTimeFormat(identity.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat(identity.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « 2026-11-20 » → 20 nov. */
export const formatDay = (day: string): string => dayAndMonth.format(new Date(`${day}T00:00:00Z`));

/** « 2026-11 » → novembre 2026 */
export const formatMonth = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
