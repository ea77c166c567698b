import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, type Answer } from '../../../server/tests/api-client';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
let output: ReturnType<typeof captureOutput>;
beforeEach(() => {
  output = captureOutput();
});
afterEach(() => output.stop());

const SECRETS = ['Zénobie', 'zenobie', '0612345678', 'Confidentiel'];
const request = {
  name: 'Zénobie Secrète',
  email: 'zenobie@example.fr',
  phone: '0612345678',
  message: 'Confidentiel : je divorce',
};

function expectSilence(answer: Answer): void {
  const shown = JSON.stringify(answer.body) + JSON.stringify([...answer.headers]) + output.text();
  for (const secret of SECRETS) expect(shown).not.toContain(secret);
}

describe('a contact request that is invalid or refused is neither repeated in the answer nor logged', () => {
  test.each([
    ['fails a check', { email: 'zenobie' }, 400],
    ['misses a required value', { message: null }, 400],
    ['is too long', { phone: '0612345678'.repeat(6) }, 400],
    ['holds a character that PostgreSQL has no place for', { message: 'Confidentiel\u0000' }, 400],
    ['holds half a character', { message: 'Confidentiel\uD800' }, 201],
    ['asks for a column it may not write', { status: 'new' }, 401],
    ['has a list where text belongs', { message: ['Confidentiel'] }, 201],
    ['has an object where text belongs', { message: { text: 'Confidentiel' } }, 201],
  ] as const)('one that %s', async (_, fields, status) => {
    const answer = await clientOf(supabase)('POST', '/rest/v1/contacts', { ...request, ...fields });
    expectSilence(answer);
    expect(answer.status).toBe(status);
  });

  test('one that is not JSON', async () => {
    const broken = JSON.stringify(request).slice(0, -1);
    const answer = await clientOf(supabase)('POST', '/rest/v1/contacts', broken);
    expect(answer.status).toBe(400);
    expectSilence(answer);
  });

  test('one too many from an address', async () => {
    const client = clientOf(supabase);
    for (let index = 0; index < 20; index += 1) await client('POST', '/rest/v1/contacts', request);
    const answer = await client('POST', '/rest/v1/contacts', request);
    expect(answer.status).toBe(429);
    expectSilence(answer);
  });

  test('one whose database connection breaks in the middle', async () => {
    const { database } = supabase;
    const answer = await database.begin(async (transaction) => {
      await transaction`lock table public.contacts in access exclusive mode`;
      const waiting = clientOf(supabase)('POST', '/rest/v1/contacts', request);
      for (let stopped = 0; stopped === 0;) {
        const rows = await transaction<{ stopped: boolean }[]>`
          select pg_terminate_backend(pid) as stopped from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ilike '%contacts%' and pid <> pg_backend_pid()`;
        stopped = rows.length;
        await transaction`select pg_stat_clear_snapshot()`;
      }
      return waiting;
    });
    expect(answer.status).toBe(503);
    expectSilence(answer);
  });
});

test('a false sign-in logs neither the address nor the password', async () => {
  const credentials = { email: 'zenobie@example.fr', password: 'Confidentiel' };
  const answer = await clientOf(supabase)('POST', '/auth/v1/token?grant_type=password', credentials);
  expect(answer.status).toBe(400);
  expectSilence(answer);
});

test('PostgreSQL writes no statement and no parameter to its log', async () => {
  const { database } = supabase;
  const rows = await database<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ('log_statement', 'log_min_error_statement', 'log_error_verbosity',
      'log_min_duration_statement', 'log_min_duration_sample', 'log_transaction_sample_rate', 'log_parameter_max_length_on_error')`;
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_min_duration_statement: '-1',
    log_min_duration_sample: '-1',
    log_transaction_sample_rate: '0',
    log_parameter_max_length_on_error: '0',
  });
});
