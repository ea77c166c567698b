import { identity } from '@agency/brand/identity';
import { linkLifetimes } from '@agency/supabase/link-lifetimes';
import { mailKind } from './mail.ts';

const onceFor = (lifetime: string): string => `Ce lien sert une fois, pendant ${lifetime}.`;

/** The link that lets somebody choose a new password. */
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

/** Asks somebody to enter the back-office. */
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

/** What « Envoyer un e-mail d’essai » sends. */
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
