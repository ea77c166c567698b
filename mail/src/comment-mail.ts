import type { Mail, MailSite } from './mail.ts';

/** A comment as the outbox keeps it, without its author's e-mail address. */
export interface CommentNoticeData {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly post: { readonly title: string; readonly slug: string };
}

/** To the agency: a comment waits to be read. */
export const commentNotice = ({ id, name, words, post }: CommentNoticeData, site: MailSite): Mail => ({
  subject: `Commentaire de ${name} à relire`,
  preview: words.slice(0, 140),
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
});
