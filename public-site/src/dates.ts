const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** « 12 mars 2026 », the day in Paris whatever the reader's or the server's clock says. */
export const longDate = (isoDate: string): string => long.format(new Date(isoDate));
