import { chosen } from './chosen.ts';

/** The agency's name and particulars, for titles, structured data, e-mails and the footer. */
export const identity = {
  name: chosen.name,
  tagline: chosen.tagline,
  foundedYear: chosen.foundedYear,
  country: 'France',
  countryCode: 'FR',
  locale: 'fr-FR',
  language: 'fr',
} as const;
