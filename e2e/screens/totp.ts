import { TOTP } from 'otpauth';

/** What an application on a telephone shows for a key, now or some steps of half a minute from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * 30_000 });
