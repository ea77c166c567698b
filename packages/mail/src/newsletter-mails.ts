import { truncateText } from '@agency-site/domain/truncate-text';
import { identity } from '@agency-site/brand/identity';
import { linkLifetimes } from '@agency-site/domain/link-lifetimes';
import { withDe } from '@agency-site/domain/with-de';
import { siteTexts } from '@agency-site/domain/site-texts';
import { mailKind } from './mail.ts';

/** Settings that the database adds to the payload if an administrator has written them; the payload of a preview has none. */
const words = { newsletter_title: 'text or absent', newsletter_text: 'text or absent' } as const;

/** Asks a person to confirm a subscription: until then that address gets nothing else. */
export const newsletterConfirmation = mailKind(
  'Confirmation d’inscription',
  { token: 'text', ...words },
  (
    {
      token,
      newsletter_title: name = siteTexts.newsletter_title.fallback,
      newsletter_text: promise = siteTexts.newsletter_text.fallback,
    },
    site,
  ) => ({
    subject: `Confirmez votre inscription\u202F: ${name}`,
    preview: 'Un clic, et la prochaine lettre arrive à cette adresse.',
    title: 'Plus qu’un clic',
    body: [
      {
        kind: 'text',
        text: `Bonjour,\n\nCette adresse vient d’être inscrite à «\u00A0${name}\u00A0». ${promise}\n\nConfirmez que c’est bien vous.`,
      },
      { kind: 'button', label: 'Confirmer mon inscription', href: `${site.url}/lettre/inscription?jeton=${token}` },
    ],
    reason: `Vous recevez ce message parce que cette adresse a été donnée sur le site. Si ce n’était pas vous, ignorez-le\u202F: sans confirmation, elle est effacée au bout d’${linkLifetimes.newsletter_confirmation.words} et rien d’autre n’est envoyé.`,
  }),
);

/** A published article as an issue of the newsletter: its picture, its summary and a link to it. */
export const newsletterIssue = mailKind(
  'Lettre',
  {
    subject: 'text',
    introduction: 'text',
    post: { title: 'text', slug: 'text', excerpt: 'text', image_url: 'text or null', image_alt: 'text' },
    // The recipient's own link to unsubscribe; a preview and a test have none.
    token: 'text or absent',
    ...words,
  },
  ({ subject, introduction, post, token, newsletter_title: name = siteTexts.newsletter_title.fallback }, site) => {
    const campaign = new URLSearchParams({ utm_source: 'lettre', utm_medium: 'email', utm_campaign: post.slug });
    // Mail programs do not show SVG.
    const picture = post.image_url && !/\.svg$/i.test(post.image_url) && new URL(post.image_url, site.url).href;
    return {
      subject,
      preview: truncateText(post.excerpt, 140),
      title: post.title,
      body: [
        ...(picture ? [{ kind: 'picture', src: picture, alt: post.image_alt } as const] : []),
        ...(introduction ? [{ kind: 'text', text: introduction } as const] : []),
        { kind: 'text', text: post.excerpt },
        { kind: 'button', label: 'Lire l’article', href: `${site.url}/blog/${post.slug}?${campaign.toString()}` },
      ],
      reason: `Vous recevez «\u00A0${name}\u00A0», ${withDe(identity.name)}, parce que vous avez confirmé votre inscription.`,
      ...(token && { unsubscribe: `${site.url}/lettre/desinscription?jeton=${token}` }),
    };
  },
);
