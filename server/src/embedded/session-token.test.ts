import { sign } from 'hono/jwt';
import { expect, test } from 'vitest';
import { sessionClaims } from './session-token';

const SECRET = 'a secret of this server';
const now = Math.floor(Date.now() / 1000);
const session = { sub: 'c0ffee', role: 'authenticated', exp: now + 60 };

test('a session names its account', async () => {
  expect(await sessionClaims(`Bearer ${await sign(session, SECRET)}`, SECRET)).toEqual(session);
});

test.each([
  ['signed with another secret', () => sign(session, 'another secret')],
  ['signed by another algorithm', () => sign(session, SECRET, 'HS512')],
  ['expired', () => sign({ ...session, exp: now - 1 }, SECRET)],
  ['without an expiry', () => sign({ sub: 'c0ffee' }, SECRET)],
  ['not valid yet', () => sign({ ...session, nbf: now + 60 }, SECRET)],
  ['issued in the future', () => sign({ ...session, iat: now + 60 }, SECRET)],
  ['without a signature', async () => (await sign(session, SECRET)).replace(/[^.]+$/, '')],
  ['in a single part', () => Promise.resolve('ey')],
])('a token %s is no session', async (_, forge) => {
  expect(await sessionClaims(`Bearer ${await forge()}`, SECRET)).toBeUndefined();
});

test.each([undefined, '', 'Bearer ', 'Basic YTpi'])('nor is the header %j', async (header) => {
  expect(await sessionClaims(header, SECRET)).toBeUndefined();
});
