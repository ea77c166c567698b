import { identity } from '@agency/brand/identity';
import type { Mail, MailSite } from './mail.ts';

const reason = 'Vous recevez ce message parce que cette adresse est celle d’un compte d’administration du site.';

/** The link that lets somebody choose a new password: once, for an hour. */
export const passwordReset = ({ link }: { readonly link: string }): Mail => ({
  subject: 'Choisir un nouveau mot de passe',
  preview: 'Ce lien sert une fois, pendant une heure.',
  title: 'Un nouveau mot de passe',
  body: [
    { kind: 'text', text: 'Bonjour,\n\nUn nouveau mot de passe a été demandé pour votre compte d’administration.' },
    { kind: 'button', label: 'Choisir un nouveau mot de passe', href: link },
    {
      kind: 'text',
      text: 'Ce lien sert une fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message\u202F: rien ne change.',
    },
  ],
  reason,
});

/** Asks somebody to enter the back-office, with a link that serves once, for a day. */
export const invitation = (
  { token_hash, invited_by }: { readonly token_hash: string; readonly invited_by: string },
  site: MailSite,
): Mail => ({
  subject: `Votre accès au back-office de ${identity.name}`,
  preview: 'Ce lien sert une fois, pendant 24\u00A0heures.',
  title: 'Une invitation à gérer le site',
  body: [
    { kind: 'text', text: `Bonjour,\n\n${invited_by} vous invite à gérer le site de ${identity.name}.` },
    {
      kind: 'button',
      label: 'Choisir mon mot de passe',
      href: `${site.url}/admin/set-password#token_hash=${token_hash}&type=recovery`,
    },
    {
      kind: 'text',
      text: 'Ce lien sert une fois, pendant 24\u00A0heures. Ensuite, demandez qu’on vous invite à nouveau. Si vous n’attendiez rien, ignorez ce message\u202F: sans vous, personne n’entre.',
    },
  ],
  reason: 'Vous recevez ce message parce que cette adresse a été donnée dans le back-office du site.',
});

/** What « Envoyer un e-mail d’essai » sends. */
export const testMail = (_data: unknown, site: MailSite): Mail => ({
  subject: `E-mail d’essai de ${identity.name}`,
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
});
