// @module-tag spec-10-5
import { expect, test } from 'vitest';
import { clientOf, codeOf, freshAddress } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

const subscribe = (email: unknown, address = freshAddress()) =>
  clientOf(supabase, undefined, address)('POST', '/rest/v1/rpc/subscribe_to_newsletter', { email });

test('an address subscribed again, in any case, is one subscriber, and the answer does not tell', async () => {
  const first = await subscribe('Ana@Example.fr');
  const again = await subscribe(' ana@example.FR ');
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(first.status).toBe(204);
  const stored = await supabase.database<{ email: string }[]>`
    select email from public.newsletter_subscribers where lower(email) = 'ana@example.fr'`;
  expect(stored.map(({ email }) => email)).toEqual(['Ana@Example.fr']);
});

test.each(['', 'ana', 'ana@example', 'ana @example.fr', `${'a'.repeat(320)}@example.fr`, null])(
  '%j is refused and not repeated',
  async (email) => {
    const answer = await subscribe(email);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain(email || 'no e-mail');
  },
);

test('the 21st subscription of an address in ten minutes gets 429; contact requests pass', async () => {
  const address = freshAddress();
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    statuses.push((await subscribe(`lectrice-${index}@example.fr`, address)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  expect(codeOf(await subscribe('encore@example.fr', address))).toBe('PT429');
  const request = { name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' };
  expect((await clientOf(supabase, undefined, address)('POST', '/rest/v1/contacts', request)).status).toBe(201);
});
