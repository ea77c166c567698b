/** Replaces auth-js's code for passkeys and wallets (see vite.config.ts): people sign in to the back-office with a password. */
function refuse(): never {
  throw new Error('Passkeys and wallets are left out on purpose');
}

/** Each auth client creates an instance, so the class has to exist. */
export class WebAuthnApi {
  readonly register = refuse;
  readonly authenticate = refuse;
}

export {
  refuse as browserSupportsWebAuthn,
  refuse as createCredential,
  refuse as createSiweMessage,
  refuse as deserializeCredentialCreationOptions,
  refuse as deserializeCredentialRequestOptions,
  refuse as fromHex,
  refuse as getAddress,
  refuse as getCredential,
  refuse as serializeCredentialCreationResponse,
  refuse as serializeCredentialRequestResponse,
  refuse as toHex,
  refuse as webAuthnAbortService,
};
