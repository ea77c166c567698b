import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../api-client';
import { captureOutput } from '../captured-output';
import { startTestSupabase, type TestSupabase } from '../test-supabase';
import { installProbes } from './probes';

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startTestSupabase();
  await installProbes(supabase);
});
afterAll(() => supabase.stop());

// https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
test.each([
  ['08006', 503, 'a lost connection'],
  ['22003', 400, 'a number out of range'],
  ['23502', 400, 'a missing value'],
  ['23503', 409, 'a missing reference'],
  ['23505', 409, 'a value there already'],
  ['23514', 400, 'a failed check'],
  ['25006', 405, 'a write in a read-only transaction'],
  ['28000', 403, 'a role not let in'],
  ['40001', 500, 'a serialization failure'],
  ['42501', 401, 'a missing right'],
  ['53300', 503, 'too many connections'],
  ['54001', 500, 'a statement too complex'],
  ['57014', 500, 'a timeout'],
  ['57P03', 503, 'a server still starting'],
  ['P0001', 400, 'a raised exception'],
  ['P0002', 500, 'another error in PL/pgSQL'],
  ['XX000', 500, 'an internal error'],
])('SQLSTATE %s answers %i: %s', async (state, status) => {
  const answer = await clientOf(supabase)('POST', '/rest/v1/rpc/raise_error', { state });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: state, message: 'as asked', details: null });
});

test.each(['PT418', 'PT402', 'PT429'])('SQLSTATE %s chooses its own status', async (state) => {
  const answer = await clientOf(supabase)('POST', '/rest/v1/rpc/raise_error', { state });
  expect(answer.status).toBe(Number(state.slice(2)));
});

test('no error is answered with lite’s own code SUP, nor logged with the statement’s parameters', async () => {
  const output = captureOutput();
  const request = { name: 'Zénobie', email: 'zenobie', message: 'Confidentiel' };
  const answer = await clientOf(supabase)('POST', '/rest/v1/contacts', request);
  output.stop();
  expect(JSON.stringify(answer.body)).not.toContain('SUP');
  expect(output.text()).not.toMatch(/Zénobie|zenobie|Confidentiel|insert into/i);
});
