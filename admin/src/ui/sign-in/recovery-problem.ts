import { type AuthFailure, signInProblem, type SignInProblem } from './sign-in-problem';

/** `minimum_password_length` of supabase/config.toml. */
export const shortestPassword = 10;

/** How much of a password counts, in bytes: bcrypt ignores what follows. */
const LONGEST_PASSWORD = 72;

/** Whether a part of a password would not count. */
export const isTooLong = (password: string): boolean => new TextEncoder().encode(password).length > LONGEST_PASSWORD;

export const tooLong: SignInProblem = {
  summary: `Ce mot de passe est trop long. Il en faut un de ${LONGEST_PASSWORD}\u00A0caractères au plus, où une lettre accentuée compte pour deux.`,
};

/**
 * The message for a link that could not be sent; undefined when the failure must look like a success, because it only
 * happens to an account that exists: its own rate limit, or an e-mail that could not be sent.
 */
export function recoveryProblem(error: AuthFailure): SignInProblem | undefined {
  const answered = Boolean(error.status);
  const isGlobalLimit = error.status === 429 && error.code !== 'over_email_send_rate_limit';
  return !answered || isGlobalLimit ? signInProblem(error) : undefined;
}

const expiredLink = 'Ce lien ne sert plus\u00A0: il a déjà servi, il est trop ancien, ou il a été coupé.';

/** Why a password is refused, by the code of the refusal. */
export const passwordProblems: Readonly<Record<string, string>> = {
  weak_password: `Ce mot de passe est trop court ou trop répandu. Il en faut un de ${shortestPassword}\u00A0caractères au moins.`,
  same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre, ou connectez-vous avec celui-ci.',
};

/** Why the new password was not saved; without an error, why the link allows none. */
export function newPasswordProblem(error?: AuthFailure): SignInProblem {
  if (!error) return { summary: expiredLink, final: true };
  const summary = passwordProblems[error.code ?? ''];
  if (summary) return { summary };
  const isRejected = [400, 401, 403, 404].includes(error.status ?? 0);
  return isRejected ? { summary: expiredLink, final: true } : signInProblem(error);
}
