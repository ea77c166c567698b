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
