// @module-tag spec-2-4-1
// @module-tag exhaustive
import { beforeAll, expect, test } from 'vitest';
import { type Answer, clientOf, freshAddress } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
beforeAll(async () => {
  await supabase.signIn('administrator');
});

type Attempt = readonly [path: string, body: Readonly<Record<string, string>>];

const verify: Attempt = ['/auth/v1/verify', { type: 'recovery', email: 'administrator@example.fr', token: '12345678' }];
const recover: Attempt = ['/auth/v1/recover', { email: 'administrator@example.fr' }];
const signIn = (email: string): Attempt => [
  '/auth/v1/token?grant_type=password',
  { email, password: 'wrong password' },
];

/** Returns the number of attempts before the first 429, or -1 without one; checks that all later ones are refused. */
async function passesFrom(
  addressOf: (index: number) => string,
  attempts: number,
  [path, body]: Attempt,
): Promise<number> {
  const statuses: number[] = [];
  for (let index = 0; index < attempts; index += 1) {
    statuses.push((await clientOf(supabase, undefined, addressOf(index))('POST', path, body)).status);
  }
  const passed = statuses.findIndex((status) => status === 429);
  if (passed < 0) return passed;
  const staysShut = statuses.slice(passed).every((status) => status === 429);
  return staysShut ? passed : Number.NaN;
}

const same = (): (() => string) => {
  const address = freshAddress();
  return () => address;
};

test.each(['administrator@example.fr', 'personne@example.fr'])(
  'sign-in for %s is limited to 10 attempts of an address, known account or not',
  async (email) => {
    expect(await passesFrom(same(), 12, signIn(email))).toBe(10);
  },
);

test('an address that is refused stays so with the right password, and another address gets in', async () => {
  const address = same();
  await passesFrom(address, 11, signIn('administrator@example.fr'));
  const right = { email: 'administrator@example.fr', password: 'correct horse battery staple' };
  const [path] = signIn('');
  expect((await clientOf(supabase, undefined, address())('POST', path, right)).status).toBe(429);
  expect((await clientOf(supabase)('POST', path, right)).status).toBe(200);
});

test('a recovery is limited to 3 of an address', async () => {
  expect(await passesFrom(same(), 5, recover)).toBe(3);
});

test('a link is limited to 10 attempts of an address', async () => {
  expect(await passesFrom(same(), 12, verify)).toBe(10);
});

test.each([verify, recover])('no number of strangers keeps another address from %j', async (path, body) => {
  expect(await passesFrom(freshAddress, 70, [path, body])).toBe(-1);
});

test.each([
  ['a sign-in', 60, signIn('personne@example.fr')],
  ['a recovery', 3600, recover],
  ['a link', 3600, verify],
  ['a subscription', 60, ['/rest/v1/rpc/subscribe_to_newsletter', { email: 'ana@example.fr' }]],
] as const)('the refusal of %s says when to try again', async (_what, seconds, [path, body]) => {
  const client = clientOf(supabase, undefined, freshAddress());
  const refusals: Answer[] = [];
  for (let attempt = 0; attempt < 22; attempt += 1) refusals.push(await client('POST', path, body));
  const last = refusals.at(-1);
  expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, String(seconds)]);
});
