import type { Goal } from '../../provider/visit-statistics';

/** The actions of visitors that count as goals. Visitors do them in any order, so they are not the steps of a funnel. */
export const actions = [
  ['offer', 'Service, secteur ou exemple vu'],
  ['contact-page', 'Page Contact ouverte'],
  ['contact', 'Demande envoyée'],
  ['newsletter', 'Inscription à la lettre'],
  ['booking', 'Clic vers l’agenda'],
  ['search', 'Recherche dans le blog'],
  ['empty-search', 'Recherche sans résultat'],
  ['file', 'Fichier ouvert'],
  ['outgoing', 'Lien vers un autre site'],
] as const satisfies readonly (readonly [Goal, string])[];
