import { beginningOf } from '@agency-site/domain/beginning-of';
import { mailKind } from './mail.ts';

/** To the agency: a comment waits for approval. The e-mail leaves out the commenter's e-mail address. */
export const commentNotice = mailKind(
  'Avis de commentaire',
  {
    id: 'text',
    name: 'text',
    words: 'text',
    created_at: 'text',
    post: { id: 'text', title: 'text', slug: 'text' },
  },
  ({ id, name, words, post }, site) => ({
    subject: `Commentaire à relire\u202F: ${name}`,
    preview: beginningOf(words, 140),
    title: 'Un commentaire attend votre relecture',
    body: [
      {
        kind: 'facts',
        facts: [
          ['Article', post.title],
          ['De', name],
        ],
      },
      { kind: 'quote', text: words },
      { kind: 'button', label: 'Relire le commentaire', href: `${site.url}/admin/comments/edit/${id}` },
      { kind: 'text', text: 'Il ne paraît sur le site qu’une fois publié.' },
    ],
    reason: 'Vous recevez ce message parce que votre adresse est celle des contacts dans les paramètres du site.',
  }),
);
