/** The roles of the back-office. `private.permissions` gives them everything, all content, their own drafts, or reading only. */
export const roleLabels = {
  owner: 'Propriétaire',
  editor: 'Éditeur',
  author: 'Auteur',
  reader: 'Lecteur',
} as const;
