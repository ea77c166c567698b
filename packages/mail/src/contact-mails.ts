import { truncateText } from '@agency-site/domain/truncate-text';
import { readableEmail } from '@agency-site/domain/readable-email';
import { identity } from '@agency-site/brand/identity';
import { longDate } from './dates.ts';
import { mailKind } from './mail.ts';

/** To the agency. Answers go to the sender and usually quote the whole e-mail, so it contains no link to the back-office. */
export const contactNotice = mailKind(
  'Avis de demande',
  {
    id: 'text',
    name: 'text',
    email: 'text',
    phone: 'text or null',
    company: 'text or null',
    service_interest: 'text or null',
    message: 'text',
    created_at: 'text',
  },
  (request) => ({
    subject: `Nouvelle demande\u202F: ${request.name}`,
    preview: truncateText(request.message, 140),
    title: 'Une demande vient d’arriver',
    body: [
      {
        kind: 'facts',
        facts: [
          ['Nom', request.name],
          ['E-mail', readableEmail(request.email)],
          ['Téléphone', request.phone],
          ['Entreprise', request.company],
          ['Service souhaité', request.service_interest],
          ['Reçue le', longDate(request.created_at)],
        ].filter((fact): fact is [string, string] => Boolean(fact[1])),
      },
      { kind: 'quote', text: request.message },
      { kind: 'text', text: `Répondre à cet e-mail écrit directement à ${request.name}.` },
    ],
    reason: 'Vous recevez ce message parce que votre adresse est celle des contacts du site.',
    replyTo: { name: request.name, address: request.email },
  }),
);

/**
 * To the sender of a contact request. It repeats no typed text, because anybody could otherwise have a text of their own sent to any
 * address. The database adds the service if it is one of the form's list (private.listed_service).
 */
export const contactConfirmation = mailKind(
  'Confirmation de demande',
  { service_interest: 'text or null', created_at: 'text' },
  ({ service_interest: service, created_at: date }, site) => {
    return {
      subject: 'Votre demande est bien arrivée',
      preview: 'Réponse sous 24\u00A0heures, du lundi au vendredi.',
      title: 'Merci, votre demande est entre nos mains',
      body: [
        {
          kind: 'text',
          text: `Bonjour,\n\nNous avons reçu votre demande le ${longDate(date)}. Nous la lisons nous-mêmes et vous répondons sous 24\u00A0heures, du lundi au vendredi.`,
        },
        ...(service ? [{ kind: 'facts', facts: [['Service souhaité', service]] } as const] : []),
        { kind: 'text', text: `À très vite,\nl’équipe ${identity.name}` },
        { kind: 'button', label: 'Lire nos articles en attendant', href: `${site.url}/blog` },
      ],
      reason:
        'Vous recevez ce message parce que cette adresse a été donnée au formulaire de contact du site. Si ce n’était pas vous, ignorez ce message\u202F: rien d’autre ne vous sera envoyé.',
    };
  },
);
