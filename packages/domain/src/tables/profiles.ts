import type { Columns } from './column';

/** How people of the back-office show on the site, and what they chose for themselves. */
export const profileColumns = {
  id: {},
  name: {
    label: 'Nom affiché',
    help: 'Sous vos articles. Sans nom, ils sont signés de l’équipe.',
    longest: 200,
    written: 'text',
  },
  slug: {
    label: 'Adresse',
    help: 'Après /blog/auteur/. Vide\u00A0: faite d’après le nom.',
    longest: 200,
    written: 'value',
  },
  picture_url: { label: 'Portrait', longest: 2000, written: 'text' },
  biography: {
    label: 'Présentation',
    help: 'Quelques phrases, en haut de la page de vos articles.',
    longest: 1000,
    written: 'text',
    input: 'lines',
  },
  weekly_mail: {
    label: 'Résumé de la semaine par e-mail',
    help: 'Le lundi à 8\u00A0h\u00A0: demandes en attente, articles les plus lus.',
    type: 'boolean',
    written: 'value',
  },
} as const satisfies Columns<'profiles'>;
