const inParis = { dateStyle: 'long', timeZone: 'Europe/Paris' } as const;
const day = new Intl.DateTimeFormat('fr-FR', inParis);
const dayAndHour = new Intl.DateTimeFormat('fr-FR', { ...inParis, timeStyle: 'short' });

/** A date: « 26 novembre 2026 ». */
export const dateInParis = (moment: string): string => day.format(new Date(moment));

/** A date with the time: « 26 novembre 2026 à 09:05 ». */
export const momentInParis = (moment: string): string => dayAndHour.format(new Date(moment));
