// @module-tag exhaustive
import { expect, test } from 'vitest';
import { clientOf, serviceHeaders, type Call } from '../../../server/tests/api-client';
import { useAdministrator, useClient } from '../../../server/tests/test-supabase';
import { functionRights } from './function-rights';
import { tableRights } from './rights';
import { argumentsOf, valueOf } from './samples';

const { supabase, administrator } = useAdministrator();
const signedIn = useClient(supabase, 'signed-in');
const stranger = clientOf(supabase);
const service: Call = (method, path, body, headers) =>
  stranger(method, path, body, { ...headers, ...serviceHeaders(supabase.keys) });

const people: readonly (readonly [string, Call])[] = [
  ['an administrator', administrator],
  ['an account', signedIn],
  ['a stranger', stranger],
  ['the service’s key', service],
];
const forged = {
  source: 'person',
  event: 'delete',
  table_name: 'pages',
  row_id: 'forged',
  account_id: valueOf('uuid'),
};
const log = '/rest/v1/activity_log';
const preferences = [
  '',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'return=representation',
  'tx=commit',
];

/** Tables whose changes the log leaves out, with the reasons. */
const unlogged: Readonly<Record<string, string>> = {
  activity_log: 'the log itself',
  trash: 'copies; what leaves it has entries of its own',
  revisions: 'copies, written with the change that is logged',
  outbox: 'written by the database and the worker',
  missing_pages: 'counts of what visitors ask for',
  empty_searches: 'counts of what visitors ask for',
};

test('changes of every table of schema public are logged, or the table has a reason not to be', async () => {
  const logged = await supabase.database<{ name: string; events: number }[]>`
    select relname as name, count(*)::int as events from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgfoid = 'private.log_activity'::regproc group by 1`;
  const silent = Object.keys(tableRights).filter((table) => !logged.some(({ name }) => name === table));
  const toWrite = silent.map((name) => `select private.add_activity_triggers('public.${name}');`);
  expect(silent.toSorted(), `write in the table's migration:\n${toWrite.join('\n')}`).toEqual(
    Object.keys(unlogged).toSorted(),
  );
  expect(logged.filter(({ events }) => events !== 3)).toEqual([]);
});

/** Entries that existed before, and those with words that a client chose. */
const state = async () => {
  const [row] = await supabase.database<{ kept: number; forged: number }[]>`
    select count(*) filter (where event = 'kept')::int as kept, count(*) filter (where row_id = 'forged')::int as forged
    from public.activity_log`;
  return row;
};

test.each(people)(
  'no verb of the API lets %s add, change or delete entries of the activity log',
  async (_who, call) => {
    await supabase.database`delete from public.activity_log`;
    await supabase.database`insert into public.activity_log (source, event) values ('person', 'kept')`;
    const requests: [string, string, unknown][] = [
      '',
      '?id=gt.0',
      '?event=eq.kept',
      '?on_conflict=id',
      '?columns=event',
    ].flatMap((query): [string, string, unknown][] => [
      ['POST', log + query, forged],
      ['POST', log + query, [{ ...forged, id: 1 }]],
      ['PATCH', log + query, { event: 'gone' }],
      ['PUT', log + query, { ...forged, id: 1 }],
      ['DELETE', log + query, undefined],
    ]);
    for (const [method, path, body] of requests)
      for (const prefer of preferences) {
        const { status } = await call(method, path, body, { prefer });
        expect([400, 401, 403, 404, 405], `${method} ${path} ${prefer} ${status}`).toContain(status);
      }
    expect(await state()).toEqual({ kept: 1, forged: 0 });
  },
);

test.each(people)('no function lets %s choose an entry’s words, or take one back', async (_who, call) => {
  await supabase.database`delete from public.activity_log`;
  await supabase.database`insert into public.activity_log (source, event) values ('person', 'kept')`;
  const hidden = ['record_activity', 'log_activity', 'add_activity_triggers', 'purge_activity', 'purge_expired'];
  for (const name of hidden) {
    expect((await call('POST', `/rest/v1/rpc/${name}`, { event: 'forged' })).status, name).toBe(404);
    const elsewhere = await call('POST', `/rest/v1/rpc/${name}`, { event: 'forged' }, { 'content-profile': 'private' });
    expect(elsewhere.status, name).toBe(406);
  }
  // Functions whose arguments name a table, a column or a row get the names of the log.
  for (const name of Object.keys(functionRights)) {
    const args = await argumentsOf(supabase.database, name);
    const pointed = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [key, /table/.test(key) ? 'activity_log' : value]),
    );
    await call('POST', `/rest/v1/rpc/${name}`, pointed);
  }
  for (const row_id of [undefined, valueOf('uuid')])
    await call('POST', '/rest/v1/rpc/save_with_links', {
      into_table: 'activity_log',
      row_values: forged,
      links: {},
      row_id,
    });
  const trashed = { id: valueOf('uuid'), table_name: 'activity_log', content: forged };
  expect((await call('POST', '/rest/v1/trash', trashed)).status).toBeGreaterThanOrEqual(400);
  expect(await state()).toEqual({ kept: 1, forged: 0 });
});
