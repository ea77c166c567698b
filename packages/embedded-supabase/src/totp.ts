import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Codes with the parameters that every authenticator application supports: SHA-1, six digits, steps of 30 seconds. */
const totpOf = (secret: string): TOTP => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 });

/** A key of 160 bits, as applications read it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator application reads from the QR code. */
export const keyUri = (issuer: string, label: string, secret: string): string =>
  Object.assign(totpOf(secret), { issuer, label }).toString();

/** Returns the code at a time in milliseconds. */
export const codeAt = (secret: string, timestamp: number): string => totpOf(secret).generate({ timestamp });

/**
 * Returns the step of a code. It accepts the steps before and after the current one too, because clocks differ.
 * @param lastStep the step of the last accepted code; that step and earlier ones are no longer accepted
 * @returns undefined for a wrong code, and for one that was accepted already
 */
export function acceptedStep(secret: string, code: string, timestamp: number, lastStep: number): number | undefined {
  // The library throws for six characters of several bytes, such as `１２３４５６`.
  const delta = /^\d{6}$/.test(code) ? totpOf(secret).validate({ token: code, timestamp, window: 1 }) : null;
  const step = delta === null ? lastStep : Math.floor(timestamp / STEP_MS) + delta;
  return step > lastStep ? step : undefined;
}
