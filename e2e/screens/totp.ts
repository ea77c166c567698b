import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns the code that an authenticator application shows for a key, now or a number of 30-second steps from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Returns the code of the step before. Servers accept it until this step ends, so near its end this waits for the next one. */
export async function formerCodeOf(key: string): Promise<string> {
  await expect.poll(() => STEP_MS - (Date.now() % STEP_MS)).toBeGreaterThan(STEP_MS / 3);
  return codeOf(key, -1);
}
