/** The events of webhooks, with their labels in the back-office. */
export const webhookEvents = {
  'contact.created': 'Demande reçue',
  'comment.created': 'Commentaire reçu',
  'post.published': 'Article publié',
  'site.changed': 'Contenu du site modifié',
} as const;
