// @module-tag spec-10-3
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

/** Returns the address that a request with these headers counts for. */
async function countedFor(headers: Record<string, string>): Promise<string | undefined> {
  return supabase.database.begin(async (transaction) => {
    await transaction`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
    const [row] = await transaction<{ address: string }[]>`select private.visitor_address() as address`;
    return row?.address;
  });
}

const trust = (header: string) => supabase.database`update private.address_source set header = ${header}`;

test('one header alone is believed, and of several addresses the last', async () => {
  const headers = { 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.2, 192.0.2.3' };
  expect(await countedFor(headers)).toBe('192.0.2.3');
  await trust('cf-connecting-ip');
  expect(await countedFor(headers)).toBe('192.0.2.1');
  expect(await countedFor({ 'x-forwarded-for': '192.0.2.2' })).toBe('');
  await trust('x-forwarded-for');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['192.0.2.1', '192.0.2.1'],
  ['no address', ''],
  ['', ''],
])('« %s » counts as « %s »', async (address, counted) => {
  expect(await countedFor({ 'x-forwarded-for': address })).toBe(counted);
});

test('a server that knows the secret passes its visitors’ addresses on, and nobody else does', async () => {
  const secret = 'a secret of thirty-two characters';
  const digest = createHash('sha256').update(secret).digest('hex');
  const headers = { 'x-visitor-address': '192.0.2.9', 'x-server-secret': secret, 'x-forwarded-for': '192.0.2.1' };
  expect(await countedFor(headers)).toBe('192.0.2.1');
  await supabase.database`update private.address_source set server_secret_digest = ${digest}`;
  expect(await countedFor(headers)).toBe('192.0.2.9');
  expect(await countedFor({ ...headers, 'x-server-secret': 'a guess' })).toBe('192.0.2.1');
});

test('the addresses of one IPv6 network are counted together', async () => {
  const request = { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' };
  const answers = await Promise.all(
    Array.from({ length: 42 }, (_, index) =>
      clientOf(supabase, undefined, `2001:db8:0:1::${index}`)('POST', '/rest/v1/contacts', request),
    ),
  );
  // Forty requests may pass instead of twenty if a window of ten minutes ends meanwhile.
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
});
