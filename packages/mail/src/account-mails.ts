import { identity } from '@agency-site/brand/identity';
import { linkLifetimes } from '@agency-site/domain/link-lifetimes';
import { mailKind } from './mail.ts';

const onceFor = (lifetime: string): string => `Ce lien sert une fois, pendant ${lifetime}.`;

export const passwordReset = mailKind('Nouveau mot de passe', { link: 'text' }, ({ link }) => ({
  subject: 'Choisir un nouveau mot de passe',
  preview: onceFor(linkLifetimes.password_reset.words),
  title: 'Un nouveau mot de passe',
  body: [
    { kind: 'text', text: 'Bonjour,\n\nUn nouveau mot de passe a été demandé pour votre compte d’administration.' },
    { kind: 'button', label: 'Choisir un nouveau mot de passe', href: link },
    {
      kind: 'text',
      text: `${onceFor(linkLifetimes.password_reset.words)} Si vous n’avez rien demandé, ignorez ce message\u202F: rien ne change.`,
    },
  ],
  reason: 'Vous recevez ce message parce que cette adresse est celle d’un compte d’administration du site.',
}));

export const invitation = mailKind(
  'Invitation',
  { token_hash: 'text', invited_by: 'text' },
  ({ token_hash: token, invited_by: inviter }, site) => ({
    subject: `${identity.name}, votre accès au back-office`,
    preview: onceFor(linkLifetimes.invitation.words),
    title: 'Une invitation à gérer le site',
    body: [
      { kind: 'text', text: `Bonjour,\n\n${inviter} vous invite à gérer le site ${identity.name}.` },
      {
        kind: 'button',
        label: 'Choisir mon mot de passe',
        href: `${site.url}/admin/set-password#token_hash=${token}&type=recovery`,
      },
      {
        kind: 'text',
        text: `${onceFor(linkLifetimes.invitation.words)} Ensuite, demandez qu’on vous invite à nouveau. Si vous n’attendiez rien, ignorez ce message\u202F: sans vous, personne n’entre.`,
      },
    ],
    reason: 'Vous recevez ce message parce que cette adresse a été donnée dans le back-office du site.',
  }),
);

/** Titles and texts about changes of the second factor, by the name of the event. */
const secondFactorEvents: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  added: {
    title: 'Second facteur activé',
    text: 'Votre compte d’administration demande maintenant, après le mot de passe, un code de votre application.',
  },
  removed: {
    title: 'Second facteur retiré',
    text: 'Le mot de passe suffit de nouveau pour entrer dans votre compte d’administration.',
  },
  recovery_code: {
    title: 'Code de secours utilisé',
    text: 'Un de vos codes de secours vient de servir. Il a retiré le second facteur de votre compte d’administration\u202F: activez-le à nouveau avec votre téléphone.',
  },
  reset: {
    title: 'Second facteur retiré par un administrateur',
    text: 'Un administrateur a retiré le second facteur de votre compte, et vos sessions sont terminées. À la prochaine connexion, votre mot de passe suffit\u202F; activez alors un nouveau second facteur.',
  },
};

/** Informs a person that the second factor of their account changed. */
export const secondFactor = mailKind('Avis de second facteur', { event: 'text' }, ({ event }, site) => {
  const { title, text } = secondFactorEvents[event] ?? { title: 'Second facteur modifié', text: '' };
  return {
    subject: `${identity.name}, ${title.toLowerCase()}`,
    preview: text,
    title,
    body: [
      { kind: 'text', text: `Bonjour,\n\n${text}` },
      {
        kind: 'text',
        text: 'Si vous n’y êtes pour rien, changez votre mot de passe sans attendre et prévenez les autres administrateurs.',
      },
      { kind: 'button', label: 'Voir la sécurité de mon compte', href: `${site.url}/admin/security` },
    ],
    reason: 'Vous recevez ce message parce que cette adresse est celle d’un compte d’administration du site.',
  };
});

/** The e-mail that the button « Envoyer un e-mail d’essai » sends. */
export const testMail = mailKind('E-mail d’essai', {}, (_data, site) => ({
  subject: `${identity.name}, e-mail d’essai`,
  preview: 'Les e-mails du site partent et arrivent.',
  title: 'Les e-mails partent',
  body: [
    {
      kind: 'text',
      text: 'Vous lisez ce message\u202F: le serveur d’envoi est bien réglé, et les e-mails du site arrivent.',
    },
    { kind: 'button', label: 'Voir les envois', href: `${site.url}/admin/outbox` },
  ],
  reason: 'Vous recevez ce message parce que vous avez demandé un e-mail d’essai dans le back-office.',
}));
