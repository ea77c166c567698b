// @module-tag spec-10-3
import { beforeAll, describe, expect, test } from 'vitest';
import { failedRequestLine } from '@agency-site/process/failures';
import { clientOf } from '../../../server/tests/api-client';
import { captureOutput } from '../../process/tests/captured-output';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { installProbes } from './probes';

const supabase = useTestSupabase();
beforeAll(async () => {
  await installProbes(supabase);
});

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
])('SQLSTATE %s answers %i: %s', async (state, status) => {
  const answer = await clientOf(supabase)('POST', '/rest/v1/rpc/raise_error', { state });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: state, message: 'as requested', details: null });
});

test.each([
  ['53100', 503, 'a full disk'],
  ['58030', 500, 'a file that cannot be read'],
  ['XX001', 500, 'a broken file'],
  ['XX000', 500, 'an internal error'],
])('SQLSTATE %s answers %i without the message, which may name a file: %s', async (state, status) => {
  const answer = await clientOf(supabase)('POST', '/rest/v1/rpc/raise_error', { state });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    code: state,
    message: 'The database cannot do this now',
    details: null,
    hint: null,
  });
});

test('thousands of signs are no words to search, and no failure', async () => {
  const client = clientOf(supabase, await supabase.signIn('administrator'));
  const query = `select=slug&search_vector=wfts.${'-'.repeat(7000)}`;
  expect((await client('GET', `/rest/v1/blog_posts?${query}`)).status).toBe(400);
});

test.each(['tags=cs.-1', 'tags=ov.-1', 'tags=cs.%7B%20%7D', 'tags=cs.99999999999999999999'])(
  'a value that is none of its type is refused: %s',
  async (filter) => {
    const answer = await clientOf(supabase)('GET', `/rest/v1/blog_posts?select=slug&${filter}`);
    expect([answer.status, answer.body]).toMatchObject([400, { code: '22P02' }]);
  },
);

test.each(['%00=eq.1', 'slug=eq.%00', 'order=%00', 'select=%22%00%22', 'or=(%00.eq.1)', 'select=id-%3E%00'])(
  'a zero byte, which PostgreSQL cannot read, is refused: %s',
  async (query) => {
    expect((await clientOf(supabase)('GET', `/rest/v1/blog_posts?${query}`)).status).toBe(400);
  },
);

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

describe('a failure is one line of the server’s log, without anything that was sent:', () => {
  const refused = { name: 'Zénobie', email: 'zenobie', message: 'Confidentiel' };
  const violation = 'new row for relation "contacts" violates check constraint "contacts_email_shape"';
  test.each([
    ['a check', 'POST', '/rest/v1/contacts', refused, `23514: ${violation}`],
    ['a value of another type', 'POST', '/rest/v1/rpc/increment_view_count', { post_id: 'zenobie' }, 'SQLSTATE 22P02'],
    ['a timeout', 'POST', '/rest/v1/rpc/raise_error', { state: '57014' }, '57014: as requested'],
    ['a filter', 'GET', '/rest/v1/pages?title=zenobie.1', undefined, 'Error at <place>'],
    ['an unknown table', 'GET', '/rest/v1/nothing', undefined, 'Error at <place>'],
  ])('%s', async (_, method, path, body, reason) => {
    const output = captureOutput();
    await clientOf(supabase)(method, path, body);
    output.stop();
    const line = output.text().replace(/\w+\.js:\d+:\d+$/, '<place>');
    expect(line).toBe(`Request failed: ${method} ${path.split('?')[0]}: ${reason}`);
  });

  test('an account', async ({ onTestFinished }) => {
    const client = clientOf(supabase, await supabase.signIn('signed-in'));
    // The message quotes the written text, as PostgreSQL's own may.
    await supabase.database.unsafe(`
      create function private.quote_account() returns trigger language plpgsql as $$
      begin raise data_exception using message = new.raw_user_meta_data; end $$;
      create trigger quote_account before update on auth.users for each row execute function private.quote_account()`);
    onTestFinished(async () => void (await supabase.database`drop function private.quote_account() cascade`));
    const output = captureOutput();
    await client('PUT', '/auth/v1/user', { data: { note: 'Zénobie' } });
    output.stop();
    expect(output.text()).toBe("'Auth error:' Request failed: PUT /auth/v1/user: SQLSTATE 22000");
  });

  test('an address that would begin another line', () => {
    expect(failedRequestLine({ method: 'GET', path: '/rest\nReady' }, 'why')).toBe(
      'Request failed: GET /rest Ready: why',
    );
  });
});
