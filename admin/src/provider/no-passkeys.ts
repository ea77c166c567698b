/** Replaces what auth-js does with passkeys (see vite.config.ts): the back-office signs in with a password. */
function refuse(): never {
  throw new Error('Passkeys are left out of the back-office on purpose');
}

/** Each client of auth-js creates one, so the class has to exist. */
export class WebAuthnApi {
  readonly register = refuse;
  readonly authenticate = refuse;
}

export {
  refuse as browserSupportsWebAuthn,
  refuse as createCredential,
  refuse as deserializeCredentialCreationOptions,
  refuse as deserializeCredentialRequestOptions,
  refuse as getCredential,
  refuse as serializeCredentialCreationResponse,
  refuse as serializeCredentialRequestResponse,
  refuse as webAuthnAbortService,
};
