import { truncateText } from '@agency-site/domain/truncate-text';
import { longDate } from './dates.ts';
import { mailKind } from './mail.ts';

const reason = 'Vous recevez ce message parce que vous avez écrit cet article dans le back-office du site.';

/** To an author: somebody sent their proposed draft back for more work. */
export const postSentBack = mailKind(
  'Article renvoyé',
  { id: 'text', title: 'text', words: 'text', by: 'text' },
  ({ id, title, words, by }, site) => ({
    subject: `À reprendre\u00A0: ${title}`,
    preview: words,
    title: 'Votre article est à reprendre',
    body: [
      {
        kind: 'text',
        text: `Bonjour,\n\n${by} vous renvoie «\u00A0${title}\u00A0», que vous proposiez à la publication\u00A0:`,
      },
      { kind: 'quote', text: words },
      { kind: 'button', label: 'Reprendre l’article', href: `${site.url}/admin/blog/edit/${id}` },
    ],
    reason,
  }),
);

/** To an author: somebody published their proposed draft, now or for a later moment. */
export const postPublished = mailKind(
  'Article publié',
  { title: 'text', slug: 'text', published_at: 'text' },
  ({ title, slug, published_at: date }, site) => ({
    subject: `Publié\u00A0: ${title}`,
    preview: `Les visiteurs le lisent à partir du ${longDate(date)}.`,
    title: 'Votre article est publié',
    body: [
      {
        kind: 'text',
        text: `Bonjour,\n\n«\u00A0${title}\u00A0», que vous proposiez, est accepté. Les visiteurs le lisent à partir du ${longDate(date)}.`,
      },
      { kind: 'button', label: 'Voir l’article', href: `${site.url}/blog/${slug}` },
    ],
    reason,
  }),
);

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
    preview: truncateText(words, 140),
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
