/** What happens on the site that a webhook may listen to, and what the back-office calls each event. */
export const webhookEvents = {
  'contact.created': 'Demande reçue',
  'comment.created': 'Commentaire reçu',
  'post.published': 'Article publié',
  'site.changed': 'Contenu du site modifié',
} as const;
