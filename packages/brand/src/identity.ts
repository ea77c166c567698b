import { foundedYear, name, tagline } from './chosen.ts';

/** The agency's name and particulars, for titles, structured data, e-mails and the footer. */
export const identity = {
  name,
  tagline,
  foundedYear,
  country: 'France',
  countryCode: 'FR',
  locale: 'fr-FR',
  language: 'fr',
} as const;
