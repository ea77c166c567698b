import { commentLimits } from '@agency-site/domain/comments';
import { emailAddress, localPartProblem } from '@agency-site/domain/email-address';
import { sendComment, type NewComment } from './data';
import { tooManyCodes } from '../../../data/answer';
import type { SiteClient } from '../../../data/client';
import { formText, robotFields } from '../../../data/forms';

type Field = 'name' | 'email' | 'words';

/** The errors of a comment, by field; empty when it can be sent. */
type CommentErrors = Readonly<Partial<Record<Field, string>>>;

/** The result of sending a comment. A refused comment is returned as it was typed. */
export type CommentAnswer =
  | { readonly sent: true; readonly parentId: string }
  | {
      readonly sent: false;
      readonly parentId: string;
      readonly values: NewComment;
      readonly errors: CommentErrors;
      /** The message above the form, when no single field is wrong. */
      readonly message?: string;
      /** The comment looks automatic; a person can confirm it. */
      readonly doubtful?: true;
      /** Too many comments came from the same network address. */
      readonly tooMany?: true;
    };

const INCOMPLETE = 'Cette adresse ne semble pas complète. Exemple : prenom@exemple.fr';
export const FAILED = 'Une erreur est survenue et votre commentaire n’est pas parti. Réessayez dans un instant.';
const CLOSED = 'On ne peut plus répondre ici. Rechargez la page pour voir où en est la discussion.';
const MESSAGES: Readonly<Record<string, string>> = {
  PT403: CLOSED,
  PT409: CLOSED,
};
const TOO_MANY = 'Trop de commentaires sont partis de cette connexion. Réessayez dans dix minutes.';

/** Validates a comment and sends it; runs both on the server and in the browser. */
export async function answerComment(client: SiteClient, form: FormData): Promise<CommentAnswer> {
  const values = readComment(form);
  const { parentId } = values;
  const refused = { sent: false, parentId, values } as const;
  const errors = commentErrors(values);
  if (Object.keys(errors).length > 0) return { ...refused, errors };
  if (form.get(robotFields.honeypot) && !form.get(robotFields.confirmed)) return { ...refused, errors, doubtful: true };
  try {
    await sendComment(client, { ...values, email: emailAddress(values.email) ?? values.email });
    return { sent: true, parentId };
  } catch (error) {
    const code = error instanceof Error ? String(error.cause) : '';
    if (tooManyCodes.has(code)) return { ...refused, errors, message: TOO_MANY, tooMany: true };
    if (code === 'PT400') return { ...refused, errors: { email: INCOMPLETE } };
    return { ...refused, errors, message: MESSAGES[code] ?? FAILED };
  }
}

const readComment = (form: FormData): NewComment => ({
  postId: formText(form, 'post'),
  parentId: formText(form, 'parent'),
  name: formText(form, 'name'),
  email: formText(form, 'email'),
  words: formText(form, 'message'),
});

/** Validates a comment. The checks of the browser are weaker, and a comment can be posted without one. */
function commentErrors(values: NewComment): CommentErrors {
  const errors: Partial<Record<Field, string>> = {};
  if (!values.name) errors.name = 'Indiquez votre nom.';
  if (!values.email) errors.email = 'Indiquez votre e-mail.';
  else if (!emailAddress(values.email)) errors.email = localPartProblem(values.email) ?? INCOMPLETE;
  if (!values.words) errors.words = 'Écrivez votre commentaire.';
  for (const name of ['name', 'email', 'words'] as const) {
    if (values[name].length > commentLimits[name])
      errors[name] = `C’est trop long\u00A0: ${commentLimits[name]} caractères au plus.`;
  }
  return errors;
}
