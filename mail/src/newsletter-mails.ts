import { identity } from '@agency/brand/identity';
import type { Block, Mail, MailSite } from './mail.ts';

/** Asks somebody to confirm a subscription: until then nothing else is sent to that address. */
export const newsletterConfirmation = ({ token }: { readonly token: string }, site: MailSite): Mail => ({
  subject: 'Confirmez votre inscription à la lettre de l’atelier',
  preview: 'Un clic, et la prochaine lettre arrive à cette adresse.',
  title: 'Plus qu’un clic',
  body: [
    {
      kind: 'text',
      text: 'Bonjour,\n\nCette adresse vient d’être inscrite à la lettre de l’atelier\u202F: une fois par mois, une tâche qui revient et la façon de s’en débarrasser. Confirmez que c’est bien vous.',
    },
    { kind: 'button', label: 'Confirmer mon inscription', href: `${site.url}/lettre/inscription?jeton=${token}` },
  ],
  reason:
    'Vous recevez ce message parce que cette adresse a été donnée sur le site. Si ce n’était pas vous, ignorez-le\u202F: sans confirmation, elle est effacée au bout d’une semaine et rien d’autre n’est envoyé.',
});

/** What a letter says of an article. */
export interface LetterData {
  readonly subject: string;
  readonly introduction: string;
  readonly post: {
    readonly title: string;
    readonly slug: string;
    readonly excerpt: string;
    readonly image_url: string | null;
    readonly image_alt: string;
  };
  /** The recipient's; none in a preview or a test. */
  readonly token?: string;
}

/** A published article as a letter: its picture, its summary and the way to it. */
export function letter({ subject, introduction, post, token }: LetterData, site: MailSite): Mail {
  const campaign = new URLSearchParams({ utm_source: 'lettre', utm_medium: 'email', utm_campaign: post.slug });
  return {
    subject,
    preview: post.excerpt.slice(0, 140),
    title: post.title,
    body: [
      ...pictureOf(post, site),
      ...(introduction ? [{ kind: 'text', text: introduction } as const] : []),
      { kind: 'text', text: post.excerpt },
      { kind: 'button', label: 'Lire l’article', href: `${site.url}/blog/${post.slug}?${campaign.toString()}` },
    ],
    reason: `Vous recevez la lettre de l’atelier ${identity.name} parce que vous avez confirmé votre inscription.`,
    ...(token && { unsubscribe: `${site.url}/lettre/desinscription?jeton=${token}` }),
  };
}

/** Mailboxes show no SVG. */
function pictureOf({ image_url: address, image_alt: alt }: LetterData['post'], site: MailSite): Block[] {
  if (!address || /\.svg$/i.test(address)) return [];
  return [{ kind: 'picture', src: new URL(address, site.url).href, alt }];
}
