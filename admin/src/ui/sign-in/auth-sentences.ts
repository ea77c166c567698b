/** `minimum_password_length` of supabase/config.toml. */
export const shortestPassword = 10;

/** How much of a password counts, in bytes: bcrypt ignores what follows. */
export const longestPassword = 72;

const sessionEnded = 'Votre session a pris fin. Connectez-vous à nouveau.';
const tooLate = 'Ce code est arrivé trop tard. Donnez le suivant.';
const wrongCode = 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.';
const tooSlow = 'Le service de connexion a mis trop de temps à répondre. Recommencez dans un instant.';
const factorsAreOff = 'Les seconds facteurs ne sont pas activés dans le projet Supabase du site.';
const oldSession = 'Votre connexion est trop ancienne pour ce changement. Déconnectez-vous, puis revenez.';

/** Of what no person can help, of what this product does not use, and of what is new. */
export const refusedSentence =
  'Le service de connexion a refusé. Recommencez dans un instant\u00A0; si cela revient, prévenez la personne qui administre le site.';

/** Why Supabase Auth refuses, by the code of the refusal: those that somebody can meet here and do something about. */
const sentences = new Map(
  Object.entries({
    invalid_credentials: 'E-mail ou mot de passe incorrect.',
    email_not_confirmed: 'Cette adresse e-mail n’est pas encore confirmée.',
    email_address_invalid: 'Cette adresse e-mail n’est pas valide.',
    email_exists: 'Un autre compte a déjà cette adresse e-mail.',
    user_already_exists: 'Un autre compte a déjà cette adresse e-mail.',
    user_banned: 'Ce compte est bloqué. Demandez à la personne qui administre le site de le rouvrir.',
    user_not_found: 'Ce compte n’existe plus.',
    user_sso_managed: 'Ce compte se connecte par un autre service, qui seul peut le changer.',
    email_provider_disabled: 'La connexion par mot de passe est désactivée dans le projet Supabase du site.',
    captcha_failed: 'Le projet Supabase du site exige un test contre les robots, que cette page n’a pas.',
    validation_failed: 'Une valeur n’a pas la forme attendue. Vérifiez ce que vous avez écrit.',
    conflict: 'Une autre demande était en cours. Recommencez.',
    unexpected_failure: 'Le service de connexion est en panne. Recommencez dans un instant.',
    request_timeout: tooSlow,
    hook_timeout: tooSlow,
    hook_timeout_after_retry: tooSlow,
    bad_jwt: sessionEnded,
    invalid_jwt: sessionEnded,
    no_authorization: sessionEnded,
    session_not_found: sessionEnded,
    session_expired: sessionEnded,
    refresh_token_not_found: sessionEnded,
    refresh_token_already_used: sessionEnded,
    otp_expired: 'Ce lien ne sert plus. Demandez-en un autre.',
    weak_password: `Ce mot de passe est trop court ou trop répandu. Il en faut un de ${shortestPassword}\u00A0caractères au moins.`,
    same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre, ou connectez-vous avec celui-ci.',
    current_password_required: 'Donnez d’abord votre mot de passe actuel.',
    current_password_mismatch: 'Ce n’est pas votre mot de passe actuel.',
    current_password_invalid: 'Ce n’est pas votre mot de passe actuel.',
    reauthentication_needed: oldSession,
    reauthentication_not_valid: oldSession,
    reauth_nonce_missing: oldSession,
    insufficient_aal: 'Donnez d’abord un code de votre second facteur.',
    mfa_verification_failed: wrongCode,
    mfa_verification_rejected: wrongCode,
    mfa_challenge_expired: tooLate,
    mfa_ip_address_mismatch: 'Votre connexion à internet a changé entre-temps. Donnez le code suivant.',
    mfa_factor_not_found: 'Ce second facteur n’existe plus. Rechargez la page.',
    mfa_verified_factor_exists: 'Ce compte a déjà un second facteur. Rechargez la page.',
    too_many_enrolled_mfa_factors: 'Ce compte a déjà trop de seconds facteurs. Rechargez la page.',
    mfa_totp_enroll_not_enabled: factorsAreOff,
    mfa_totp_verify_not_enabled: factorsAreOff,
  }),
);

/** What auth-js says without a code: a session that is gone, by name; a server of before the codes, by its words. */
const codes: ReadonlyMap<string, string> = new Map([
  ['AuthSessionMissingError', 'session_not_found'],
  ['Invalid login credentials', 'invalid_credentials'],
  ['Email not confirmed', 'email_not_confirmed'],
]);

/** What auth-js returns or throws; status 0 means that no answer came. */
export interface AuthFailure {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** The code of a failure, whoever wrote it. */
export const codeOf = ({ name = '', message = '', code }: AuthFailure): string =>
  code || (codes.get(name) ?? codes.get(message) ?? '');

/** The sentence of a code, if it has one of its own. */
export const sentenceOf = (code: string): string | undefined => sentences.get(code);
