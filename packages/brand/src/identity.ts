/** The agency's name and particulars, for titles, structured data, e-mails and the footer. */
export const identity = {
  name: 'Automatelier',
  tagline: 'Agence NoCode & Automatisation pour TPE en France',
  foundedYear: 2019,
  city: 'Paris',
  country: 'France',
  countryCode: 'FR',
  locale: 'fr-FR',
  language: 'fr',
} as const;
