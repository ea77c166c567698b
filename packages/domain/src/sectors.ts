/** The sectors that the site speaks to, by the last part of the address of their page. */
export const sectors = {
  'e-commerce': 'E-commerce',
  'services-b2b': 'Services B2B',
  'professions-liberales': 'Professions libérales',
  'creatifs-artisans': 'Créatifs & artisans',
  'btp-artisanat': 'BTP & artisanat',
  'formation-conseil': 'Formation & conseil',
} as const;

export type Sector = keyof typeof sectors;
