/** What the sign-in screen says about a failure. */
export interface SignInProblem {
  readonly summary: string;
  /** True when another try would change nothing. */
  readonly final?: boolean;
}

const plainFrench: Readonly<Record<string, string>> = {
  'Invalid login credentials': 'E-mail ou mot de passe incorrect.',
  'Email not confirmed': 'Cette adresse e-mail n’est pas encore confirmée.',
  'Request rate limit reached': 'Trop d’essais. Patientez quelques minutes avant de recommencer.',
};

const codeProblems: Readonly<Record<string, string>> = {
  mfa_verification_failed: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  mfa_challenge_expired: 'Ce code est arrivé trop tard. Donnez le suivant.',
  reauthentication_needed: 'Votre connexion est trop ancienne pour ce changement. Déconnectez-vous, puis revenez.',
};

/** What auth-js returns or throws; status 0 means that no answer came. */
export interface AuthFailure {
  readonly message?: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/**
 * Says why a sign-in failed: the backend's message, in French when it is a well-known one; « Erreur de connexion » when the
 * backend said nothing (specification §8).
 */
export function signInProblem({ message, status, code }: AuthFailure): SignInProblem {
  if (!message || !status) return { summary: 'Erreur de connexion' };
  const translated =
    codeProblems[code ?? ''] ??
    plainFrench[message] ??
    (status === 429 ? plainFrench['Request rate limit reached'] : undefined);
  return { summary: translated ?? message };
}
