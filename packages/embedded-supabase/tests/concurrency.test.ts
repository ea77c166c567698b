// @module-tag exhaustive
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf, type Answer, type Call } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { installProbes, type Probe } from './probes';

const { supabase, administrator } = useAdministrator();
beforeAll(async () => {
  await installProbes(supabase);
});

const ROUNDS = 100;

const sendThree = (client: Call): Promise<Answer>[] => [
  client('GET', '/rest/v1/contacts?select=id'),
  client('GET', '/rest/v1/blog_posts?select=id&status=eq.draft'),
  client('POST', '/rest/v1/rpc/probe', {}),
];

/** 600 requests at once: each round sends three as a stranger and the same three as an administrator. */
async function sendAll(): Promise<{ strangers: Answer[]; administrators: Answer[] }> {
  const stranger = clientOf(supabase);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    strangers: sendThree(stranger),
    administrators: sendThree(administrator),
  }));
  return {
    strangers: await Promise.all(rounds.flatMap((round) => round.strangers)),
    administrators: await Promise.all(rounds.flatMap((round) => round.administrators)),
  };
}

test('600 concurrent requests of a stranger and an administrator never mix up their rights', async () => {
  const { strangers, administrators } = await sendAll();
  expect(strangers.length + administrators.length).toBe(600);
  const kinds = [0, 1, 2].map((kind) => (_: Answer, index: number) => index % 3 === kind);
  const [contacts, drafts, probes] = kinds;

  for (const answer of strangers.filter(contacts ?? Boolean)) {
    expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
  }
  for (const answer of strangers.filter(drafts ?? Boolean)) expect(answer).toMatchObject({ status: 200, body: [] });
  for (const { body } of strangers.filter(probes ?? Boolean)) {
    expect(body as Probe).toMatchObject({ role: 'anon', uid: null, timeout: '3s' });
  }

  for (const answer of administrators.filter(contacts ?? Boolean)) expect(rowsOf(answer)).toHaveLength(2);
  for (const answer of administrators.filter(drafts ?? Boolean)) expect(rowsOf(answer)).toHaveLength(1);
  for (const { body } of administrators.filter(probes ?? Boolean)) {
    expect(body as Probe).toMatchObject({ role: 'authenticated', timeout: '8s' });
    expect((body as Probe).uid).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('200 concurrent requests of as many addresses each carry their own', async () => {
  const addresses = Array.from({ length: 200 }, (_, index) => `203.0.113.${index}`);
  const answers = await Promise.all(
    addresses.map((address) => clientOf(supabase, undefined, address)('POST', '/rest/v1/rpc/probe', {})),
  );
  expect(answers.map(({ body }) => (body as Probe).headers['x-forwarded-for'])).toEqual(addresses);
});
