/** The roles of the back-office. In this order, `private.permissions` gives them everything, all content, their own drafts, read access. */
export const roleLabels = {
  owner: 'Propriétaire',
  editor: 'Éditeur',
  author: 'Auteur',
  reader: 'Lecteur',
} as const;
