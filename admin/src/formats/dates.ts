import { identity } from '@agency-site/brand/identity';

/** Creates a function that writes a date or an ISO timestamp in French. */
function formatter(options: Intl.DateTimeFormatOptions): (moment: Date | string) => string {
  const format = new Intl.DateTimeFormat(identity.locale, options);
  return (moment) => format.format(new Date(moment));
}

/** A date: `20/11/2026`. */
export const formatDate = formatter({});

/** A date with the time: « 20/11/2026 10:31 ». */
export const formatDateTime = formatter({ dateStyle: 'short', timeStyle: 'short' });

/** A date with the time to the second: « 20/11/2026 10:31:05 ». */
export const formatSecond = formatter({ dateStyle: 'short', timeStyle: 'medium' });

/** A time: « 10:31 ». */
export const formatTime = formatter({ timeStyle: 'short' });

const formatDayOfYear = formatter({ day: 'numeric', month: 'long' });

/** A day of this year with the time: « 20 novembre à 10:31 ». */
export const formatMoment = (moment: string): string => `${formatDayOfYear(moment)} à ${formatTime(moment)}`;

/** `2026-11-20` → « 20 nov. ». In UTC, because JavaScript reads a day without a time as midnight in UTC. */
export const formatDay = formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2026-11` → « novembre 2026 » */
export const formatMonth = formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
