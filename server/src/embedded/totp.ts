import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** A key of 160 bits, as applications read it. */
export const newSecret = (): string => Array.from(randomBytes(32), (byte) => BASE32[byte & 31]).join('');

/** What an application reads from the QR code. */
export function keyUri(issuer: string, account: string, secret: string): string {
  const parameters = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: '30', secret });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Applications show « + » as it is.
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`;
}

function keyOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step of 30 seconds: RFC 6238, with SHA-1 and six digits as every application has them. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', keyOf(secret)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const codeAt = (secret: string, time: number): string => codeOf(secret, Math.floor(time / STEP_MS));

/**
 * The step whose code was given, one before and one after the present one included, for clocks that differ.
 * @param lastStep the last one that was accepted, and with it all before
 * @returns undefined for a wrong code, and for one that was accepted already
 */
export function acceptedStep(secret: string, code: string, time: number, lastStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const present = Math.floor(time / STEP_MS);
  return [present, present - 1, present + 1].find(
    (step) => step > lastStep && timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)),
  );
}
