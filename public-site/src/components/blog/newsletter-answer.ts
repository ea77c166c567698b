import type { Connect } from '../../data/connect';
import { subscribeToNewsletter, type SubscriptionFailure } from '../../data/newsletter';

/** What became of a subscription. */
export type NewsletterAnswer =
  | { readonly subscribed: true }
  | {
      readonly subscribed: false;
      readonly email: string;
      readonly consented: boolean;
      /** What to correct, field by field. */
      readonly errors: { readonly email?: string; readonly consent?: string };
      /** What went wrong apart from the fields. */
      readonly message?: string;
    };

const NOT_AN_EMAIL = 'Cette adresse ne semble pas complète. Exemple : prenom@exemple.fr';

const FAILURES: Readonly<Record<Exclude<SubscriptionFailure, 'invalid'>, string>> = {
  'too-many': 'Trop d’inscriptions sont parties de cette connexion. Réessayez dans dix minutes.',
  failed: 'Une erreur est survenue et votre adresse n’a pas été enregistrée. Réessayez dans un instant.',
};

/**
 * Checks the newsletter box and stores the subscription; the same on the server and in the browser. Whether the text is
 * an e-mail address is the database's answer, so that its shape is not written here too.
 */
export async function answerSubscription(connect: Connect, form: FormData): Promise<NewsletterAnswer> {
  const value = form.get('email');
  const email = typeof value === 'string' ? value.trim() : '';
  const consented = form.has('consent');
  const errors = {
    ...(email === '' && { email: 'Indiquez votre adresse e-mail.' }),
    ...(!consented && { consent: 'Cochez cette case pour que nous puissions vous écrire.' }),
  };
  const refused = { subscribed: false, email, consented } as const;
  if (errors.email || errors.consent) return { ...refused, errors };
  const failure = await connect().then(
    (client) => subscribeToNewsletter(client, email),
    // Without a connection the code that sends does not come either.
    (): SubscriptionFailure => 'failed',
  );
  if (!failure) return { subscribed: true };
  if (failure === 'invalid') return { ...refused, errors: { email: NOT_AN_EMAIL } };
  return { ...refused, errors: {}, message: FAILURES[failure] };
}
