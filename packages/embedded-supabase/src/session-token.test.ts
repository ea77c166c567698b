import { sign } from 'hono/jwt';
import { expect, test } from 'vitest';
import { authorizationOf, sessionClaims } from './session-token';

const SECRET = 'a secret of this server';
const now = Math.floor(Date.now() / 1000);
const session = { sub: 'c0ffee', role: 'authenticated', exp: now + 60 };

test('a session names its account', async () => {
  expect(await sessionClaims(`Bearer ${await sign(session, SECRET)}`, SECRET)).toEqual(session);
});

const DAY = 24 * 60 * 60;

test('a session survives a clock that is set back by an hour, and its token is issued now', async () => {
  const token = await sign({ ...session, iat: now + 3600, nbf: now + 3600, exp: now + 7200 }, SECRET);
  const claims = await sessionClaims(`Bearer ${token}`, SECRET);
  expect(claims).toEqual({ ...session, iat: expect.any(Number) as number, exp: now + 7200 });
  expect(Math.abs(Number(claims?.['iat']) - now)).toBeLessThan(60);
});

test('the header for lite contains the claims that were checked', async () => {
  const handedOn = await authorizationOf({ ...session, aal: 'aal1' }, SECRET);
  expect(await sessionClaims(handedOn, SECRET)).toEqual({ ...session, aal: 'aal1' });
});

/** The same token in characters that some decoders accept as equivalent. */
const spelled = (change: (token: string) => string) => async () =>
  change(await sign({ ...session, a: '???>>>' }, SECRET));

test.each([
  ['signed with another secret', () => sign(session, 'another secret')],
  ['signed by another algorithm', () => sign(session, SECRET, 'HS512')],
  ['expired', () => sign({ ...session, exp: now - 1 }, SECRET)],
  ['without an expiry', () => sign({ sub: 'c0ffee' }, SECRET)],
  ['not valid for two days', () => sign({ ...session, nbf: now + 2 * DAY, exp: now + 3 * DAY }, SECRET)],
  ['issued in two days', () => sign({ ...session, iat: now + 2 * DAY, exp: now + 3 * DAY }, SECRET)],
  ['issued at no time', () => sign({ ...session, iat: 'demain' as never }, SECRET)],
  ['with padding', spelled((token) => `${token}=`)],
  ['in base64', spelled((token) => token.replaceAll('_', '/').replaceAll('-', '+'))],
  ['with a space inside', spelled((token) => token.replace('.', '. '))],
  ['with a space before it', spelled((token) => ` ${token}`)],
  ['twice', spelled((token) => `${token}, Bearer ${token}`)],
  ['in quotes', spelled((token) => `"${token}"`)],
  ['with a fourth part', spelled((token) => `${token}.`)],
  ['without a signature', async () => (await sign(session, SECRET)).replace(/[^.]+$/, '')],
  ['in a single part', () => Promise.resolve('ey')],
])('a token %s is no session', async (_, forge) => {
  expect(await sessionClaims(`Bearer ${await forge()}`, SECRET)).toBeUndefined();
});

test.each([undefined, '', 'Bearer ', 'Basic YTpi'])('nor is the header %j', async (header) => {
  expect(await sessionClaims(header, SECRET)).toBeUndefined();
});
