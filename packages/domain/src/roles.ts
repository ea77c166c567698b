/** What people of the back-office may do, as private.permissions says: all, all content, their own drafts, or reading alone. */
export const roleLabels = {
  owner: 'Propriétaire',
  editor: 'Éditeur',
  author: 'Auteur',
  reader: 'Lecteur',
} as const;
