/** Replaces what auth-js does with passkeys and wallets (see vite.config.ts): the back-office signs in with a password. */
function refuse(): never {
  throw new Error('Passkeys and wallets are left out on purpose');
}

/** Each client of auth-js creates one, so the class has to exist. */
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
