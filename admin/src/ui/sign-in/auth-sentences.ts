/** `minimum_password_length` of supabase/config.toml. */
export const minPasswordLength = 10;

/** The longest password, in bytes: bcrypt ignores the bytes after these. */
export const maxPasswordBytes = 72;

export const sessionEnded = 'Votre session a pris fin. Connectez-vous à nouveau.';
const wrongCode = 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.';

/** The sentence for all other refusals: those that people cannot act on, that this product never causes, or that are new in Supabase. */
export const refusedSentence =
  'Le service de connexion a refusé. Recommencez, puis prévenez la personne qui administre le site.';

/** The sentences for refusals by Supabase Auth that can happen here and that people can act on, by code. */
const sentences = new Map(
  Object.entries({
    invalid_credentials: 'E-mail ou mot de passe incorrect.',
    email_not_confirmed: 'Cette adresse e-mail n’est pas encore confirmée.',
    user_banned: 'Ce compte est bloqué. La personne qui administre le site peut le rouvrir.',
    validation_failed: 'Une valeur n’a pas la forme attendue. Vérifiez ce que vous avez écrit.',
    no_authorization: sessionEnded,
    otp_expired: 'Ce lien ne sert plus. Demandez-en un autre.',
    weak_password: `Ce mot de passe est trop court ou trop répandu. Il en faut un de ${minPasswordLength}\u00A0caractères au moins.`,
    same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre, ou connectez-vous avec celui-ci.',
    current_password_required: 'Donnez d’abord votre mot de passe actuel.',
    current_password_mismatch: 'Ce n’est pas votre mot de passe actuel.',
    reauthentication_needed: 'Votre connexion est trop ancienne pour ce changement. Déconnectez-vous, puis revenez.',
    mfa_verification_failed: wrongCode,
    mfa_challenge_expired: wrongCode,
    mfa_factor_not_found: 'Vos seconds facteurs ont changé. Rechargez la page.',
    mfa_totp_enroll_not_enabled: 'Les seconds facteurs ne sont pas activés dans le projet Supabase du site.',
  }),
);

/** An error that auth-js returns or throws; status 0 means that no answer came. */
export interface AuthFailure {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** The code of a failure. Auth-js gives no code to the error for a missing session. */
export const codeOf = ({ name, code }: AuthFailure): string =>
  name === 'AuthSessionMissingError' ? 'session_not_found' : (code ?? '');

export const sentenceOf = (code: string): string | undefined =>
  // Such as `bad_jwt`, `refresh_token_not_found` and `session_expired`.
  /^session_|_token_|jwt$/.test(code) ? sessionEnded : sentences.get(code);
