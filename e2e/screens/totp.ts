import { TOTP } from 'otpauth';

/** Returns the code that an authenticator application shows for a key, now or a number of 30-second steps from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * 30_000 });
