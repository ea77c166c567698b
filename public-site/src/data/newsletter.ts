import { emailAddress, localPartProblem } from '@agency-site/domain/email-address';
import { tooManyCodes } from './answer';
import type { SiteClient } from './client';
import { formText } from './forms';

/** Why a subscription fails: the e-mail address is invalid, too many requests came from the visitor's network address, or anything else. */
type SubscriptionFailure = 'invalid' | 'too-many' | 'failed';

/**
 * Stores the subscription of somebody who agreed to it. The answer does not reveal whether the address was subscribed already.
 * @returns why the subscription was refused, or undefined when it is stored
 */
export async function subscribeToNewsletter(
  client: SiteClient,
  email: string,
): Promise<SubscriptionFailure | undefined> {
  const { error } = await client.rpc('subscribe_to_newsletter', { email });
  if (!error) return undefined;
  if (tooManyCodes.has(error.code)) return 'too-many';
  return error.code === 'PT400' ? 'invalid' : 'failed';
}

export type NewsletterAnswer =
  | { readonly subscribed: true }
  | {
      readonly subscribed: false;
      readonly email: string;
      readonly consented: boolean;
      readonly errors: { readonly email?: string; readonly consent?: string };
      readonly message?: string;
      /** Too many subscriptions came from the same network address. */
      readonly tooMany?: boolean;
    };

const NOT_AN_EMAIL = 'Cette adresse ne semble pas complète. Exemple : prenom@exemple.fr';

export const failures: Readonly<Record<Exclude<SubscriptionFailure, 'invalid'>, string>> = {
  'too-many': 'Trop d’inscriptions sont parties de cette connexion. Réessayez dans dix minutes.',
  failed: 'Une erreur est survenue et votre adresse n’a pas été enregistrée. Réessayez dans un instant.',
};

/** Validates and stores the subscription, on the server and in the browser. Errors of both fields are shown together. */
export async function answerSubscription(client: SiteClient, form: FormData): Promise<NewsletterAnswer> {
  const email = formText(form, 'email');
  const address = emailAddress(email);
  const consented = form.has('consent');
  const errors = {
    ...(!address && { email: email ? (localPartProblem(email) ?? NOT_AN_EMAIL) : 'Indiquez votre adresse e-mail.' }),
    ...(!consented && { consent: 'Cochez cette case pour que nous puissions vous écrire.' }),
  };
  const refused = { subscribed: false, email, consented } as const;
  if (!address || errors.consent) return { ...refused, errors };
  const failure = await subscribeToNewsletter(client, address);
  if (!failure) return { subscribed: true };
  if (failure === 'invalid') return { ...refused, errors: { email: NOT_AN_EMAIL } };
  return { ...refused, errors: {}, message: failures[failure], tooMany: failure === 'too-many' };
}
