import { type AuthFailure, codeOf, maxPasswordBytes, sentenceOf, sessionEnded } from './auth-sentences';
import { signInProblem, type SignInProblem } from './sign-in-problem';

/** Whether a password has more bytes than bcrypt uses. */
export const isTooLong = (password: string): boolean => new TextEncoder().encode(password).length > maxPasswordBytes;

export const tooLong: SignInProblem = {
  summary: `Ce mot de passe est trop long. Il en faut un de ${maxPasswordBytes}\u00A0caractères au plus, où une lettre accentuée compte pour deux.`,
};

/**
 * The message if the server did not answer, or refuses requests for links from this person whatever the account. Any other failure must
 * look like a success (undefined), because it would reveal that the account exists: its own rate limit, or an e-mail that was not sent.
 */
export function recoveryProblem(error: AuthFailure): SignInProblem | undefined {
  const answered = Boolean(error.status);
  const isGlobalLimit = error.status === 429 && error.code !== 'over_email_send_rate_limit';
  return !answered || isGlobalLimit ? signInProblem(error) : undefined;
}

const deadLink: SignInProblem = {
  summary: 'Ce lien ne sert plus\u00A0: il a déjà servi, il est trop ancien, ou il a été coupé.',
  final: true,
};

/** The codes with which the backend refuses a link, or the session that the link opened. */
const codesOfDeadLinks = new Set(['otp_expired', 'validation_failed', 'current_password_required']);

/** The reason why the new password was not saved; without an error, the reason why the link does not allow one. */
export function newPasswordProblem(error?: AuthFailure): SignInProblem {
  if (!error) return deadLink;
  const code = codeOf(error);
  const isRejected = [400, 401, 403, 404].includes(error.status ?? 0);
  const isDead = codesOfDeadLinks.has(code) || [undefined, sessionEnded].includes(sentenceOf(code));
  return isRejected && isDead ? deadLink : signInProblem(error);
}
