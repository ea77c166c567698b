const title = { section: 'texts', type: 'text' } as const;
const words = { section: 'texts', type: 'lines' } as const;

/**
 * The texts of screens that are not pages of blocks. Each is a setting, with a fallback until somebody writes another text. The Edge
 * Function reads this file too, and Deno needs file extensions in imports, so the file imports nothing.
 */
export const siteTexts = {
  footer_text: {
    ...words,
    label: 'Pied de page',
    fallback: '',
  },
  call_title: { ...title, label: 'Invitation, titre', fallback: 'Une question\u00A0?' },
  call_text: {
    ...words,
    label: 'Invitation',
    helperText: 'Sous les articles, les services et les études de cas, à côté du bouton des menus.',
    fallback: 'Écrivez-nous, nous vous répondons.',
  },
  offer_points: {
    ...words,
    label: 'Encadré du prix, points cochés',
    helperText: 'Un par ligne, à côté des textes dont le bloc n’a pas les siens.',
    fallback: '',
  },
  contact_title: { ...title, label: 'Contact, titre', fallback: 'Nous écrire' },
  contact_text: {
    ...words,
    label: 'Contact',
    fallback: 'Écrivez-nous, nous vous répondons.',
  },
  contact_steps: {
    ...words,
    label: 'Contact, ce qui se passe ensuite',
    helperText: 'Une étape par ligne\u00A0: son titre, deux points, son texte.',
    pattern: '^([^\\n:]+:[^\\n]+(\\n+|$))*$',
    advice: 'Chaque ligne a un titre, deux points et un texte',
    fallback: '',
  },
  contact_hint: { ...title, label: 'Contact, aide du message', fallback: 'Deux phrases suffisent.' },
  booking_text: {
    ...words,
    label: 'Contact, créneaux',
    fallback: 'Choisissez un créneau dans notre agenda.',
  },
  opening_hours: {
    ...title,
    label: 'Horaires',
    helperText: 'Écrits ainsi, les moteurs de recherche les comprennent aussi.',
    fallback: '',
  },
  blog_title: {
    ...title,
    label: 'Blog, titre',
    helperText: 'Des mots entre *étoiles* sont soulignés à la main.',
    fallback: 'Nos articles',
  },
  blog_text: {
    ...words,
    label: 'Blog',
    fallback: 'Les plus récents d’abord.',
  },
  case_studies_title: { ...title, label: 'Études de cas, titre', fallback: 'Études de cas' },
  case_studies_text: {
    ...words,
    label: 'Études de cas',
    fallback: 'Ce que nous avons fait pour nos clients.',
  },
  newsletter_title: { ...title, label: 'Newsletter, titre', fallback: 'Newsletter' },
  newsletter_text: {
    ...words,
    label: 'Newsletter',
    fallback: 'Nos nouveaux articles, par e-mail.',
  },
  newsletter_consent: {
    ...title,
    label: 'Newsletter, accord',
    helperText: 'La phrase cochée, gardée avec chaque accord.',
    fallback: 'J’accepte que mon adresse serve à m’envoyer la newsletter, et à rien d’autre.',
  },
  search_examples: {
    ...title,
    label: 'Recherche, exemples',
    helperText: 'En gris dans le champ vide, quand une page est introuvable.',
    fallback: '',
  },
  maintenance_title: { ...title, label: 'Page d’attente, titre', fallback: 'Le site revient bientôt.' },
  maintenance_text: {
    ...words,
    label: 'Page d’attente',
    helperText: 'Pendant le mode maintenance.',
    fallback: 'Il est en cours de mise à jour.',
  },
} as const;
