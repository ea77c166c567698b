/** Who we are, told once: titles, structured data, mails and the footer read it here. */
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
