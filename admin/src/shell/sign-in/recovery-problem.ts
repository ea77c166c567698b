import { signInProblem, type SignInProblem } from './sign-in-problem';

/** `minimum_password_length` of supabase/config.toml. */
export const shortestPassword = 10;

interface Failure {
  readonly message?: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/**
 * What is said when a link could not be asked for; undefined when the failure must look like success, because only an
 * account that exists can meet it: its own limit, or an e-mail that could not be sent.
 */
export function recoveryProblem(error: Failure): SignInProblem | undefined {
  const answered = Boolean(error.status);
  const ofEveryone = error.status === 429 && error.code !== 'over_email_send_rate_limit';
  return !answered || ofEveryone ? signInProblem(error) : undefined;
}

export interface NewPasswordProblem extends SignInProblem {
  /** True when another password would change nothing. */
  readonly final?: boolean;
}

const deadLink = 'Ce lien ne sert plus\u00A0: il a déjà servi, il a plus d’une heure, ou il a été coupé.';

const ofThePassword: Readonly<Record<string, string>> = {
  weak_password: `Ce mot de passe est trop court ou trop répandu. Il en faut un de ${shortestPassword}\u00A0caractères au moins.`,
  same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre, ou connectez-vous avec celui-ci.',
};

/** Why the new password was not taken; without an error, why it cannot even be asked for. */
export function newPasswordProblem(error?: Failure): NewPasswordProblem {
  if (!error) return { summary: deadLink, final: true };
  const summary = ofThePassword[error.code ?? ''];
  if (summary) return { summary, ...(error.message && { detail: error.message }) };
  const refused = [400, 401, 403, 404].includes(error.status ?? 0);
  return refused
    ? { summary: deadLink, ...(error.message && { detail: error.message }), final: true }
    : signInProblem(error);
}
