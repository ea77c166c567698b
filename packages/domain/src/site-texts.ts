const title = { section: 'texts', type: 'text' } as const;
const words = { section: 'texts', type: 'lines' } as const;

/**
 * What screens say that are no page of blocks: settings, with what they say until somebody writes it otherwise. The Edge Function reads
 * them too, and Deno needs the name of an imported file whole: this file imports none.
 */
export const siteTexts = {
  footer_text: {
    ...words,
    label: 'Pied de page',
    fallback:
      'Un atelier d’automatisation pour les TPE. Nous construisons la petite machine qui vous rend une demi-journée par semaine.',
  },
  call_title: { ...title, label: 'Invitation, titre', fallback: 'Et chez vous, par quoi commencer\u00A0?' },
  call_text: {
    ...words,
    label: 'Invitation',
    helperText: 'Sous les articles, les services et les études de cas, à côté du bouton des menus.',
    fallback: 'Trente minutes, en visio ou par téléphone, pour un avis et un prix de départ. L’audit est gratuit.',
  },
  offer_points: {
    ...words,
    label: 'Encadré du prix, points cochés',
    helperText: 'Un par ligne, à côté des textes dont le bloc n’a pas les siens.',
    fallback: `Audit gratuit de 30\u00A0minutes
En visio ou au téléphone
Réponse sous 24\u00A0heures`,
  },
  contact_title: { ...title, label: 'Contact, titre', fallback: 'Parlons de vos journées' },
  contact_text: {
    ...words,
    label: 'Contact',
    fallback:
      'Dites-nous ce qui revient chaque semaine et que vous aimeriez ne plus faire. Nous répondons sous 24\u00A0heures.',
  },
  contact_steps: {
    ...words,
    label: 'Contact, ce qui se passe ensuite',
    helperText: 'Une étape par ligne\u00A0: son titre, deux points, son texte.',
    pattern: '^([^\\n:]+:[^\\n]+(\\n+|$))*$',
    advice: 'Chaque ligne a un titre, deux points et un texte',
    fallback: `Sous 24\u00A0heures\u00A0: Une personne de l’atelier vous lit et vous répond, les jours ouvrés.
Trente minutes ensemble\u00A0: L’audit gratuit, en visio ou par téléphone.
Une proposition écrite\u00A0: Le prix, le délai, les heures gagnées. Ou le conseil de ne rien changer.`,
  },
  booking_text: {
    ...words,
    label: 'Contact, créneaux',
    fallback:
      'L’agenda de l’audit gratuit s’ouvre chez notre service de rendez-vous. Trente minutes, en visio ou par téléphone.',
  },
  opening_hours: {
    ...title,
    label: 'Horaires',
    helperText: 'Écrits ainsi, les moteurs de recherche les comprennent aussi.',
    fallback: 'Du lundi au vendredi, 9\u00A0h–18\u00A0h',
  },
  blog_title: {
    ...title,
    label: 'Blog, titre',
    helperText: 'Des mots entre *étoiles* sont soulignés à la main.',
    fallback: 'Le *carnet* de l’atelier',
  },
  blog_text: {
    ...words,
    label: 'Blog',
    fallback:
      'Ce que nous apprenons à l’établi, métier par métier\u00A0: ce qui marche, ce que cela coûte, ce qu’il vaut mieux garder à la main.',
  },
  case_studies_title: { ...title, label: 'Études de cas, titre', fallback: 'Ce que nos machines ont changé' },
  case_studies_text: {
    ...words,
    label: 'Études de cas',
    fallback: 'Une tâche qui revenait, ce que nous avons monté à la place, les heures rendues et le prix payé.',
  },
  newsletter_title: { ...title, label: 'Newsletter, titre', fallback: 'La lettre de l’atelier' },
  newsletter_text: {
    ...words,
    label: 'Newsletter',
    fallback:
      'Une fois par mois, une tâche qui revient, la façon de s’en débarrasser et ce que cela coûte. Rien d’autre.',
  },
  maintenance_title: { ...title, label: 'Page d’attente, titre', fallback: 'Le site est sur l’*établi*.' },
  maintenance_text: {
    ...words,
    label: 'Page d’attente',
    helperText: 'Pendant le mode maintenance.',
    fallback:
      'Nous changeons une pièce. Il revient dans un moment, au même endroit\u00A0: inutile de noter quoi que ce soit.',
  },
} as const;
