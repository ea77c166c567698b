import type { Columns } from './column';

/** Columns of profiles: how the site shows people of the back-office, and their own preferences. */
export const profileColumns = {
  id: {},
  name: {
    label: 'Nom affiché',
    helperText: 'Sous vos articles. Sans nom, ils sont signés de l’équipe.',
    maxLength: 200,
    editable: 'text',
  },
  slug: {
    label: 'Adresse',
    helperText: 'Après /blog/auteur/. Vide\u00A0: faite d’après le nom.',
    maxLength: 200,
    editable: 'value',
  },
  picture_url: { label: 'Portrait', maxLength: 2000, editable: 'text' },
  biography: {
    label: 'Présentation',
    helperText: 'Quelques phrases, en haut de la page de vos articles.',
    maxLength: 1000,
    editable: 'text',
    input: 'lines',
  },
  weekly_mail: {
    label: 'Résumé de la semaine par e-mail',
    helperText: 'Le lundi à 8\u00A0h\u00A0: demandes en attente, articles les plus lus.',
    type: 'boolean',
    editable: 'value',
  },
} as const satisfies Columns<'profiles'>;
