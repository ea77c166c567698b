// @module-tag spec-10-17
import { tmpdir } from 'node:os';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { knownMigrations } from '@agency-site/process/migration-files';
import { readDatabaseFacts, readOutboxFacts } from '../../src/checks/database-facts';
import { createMetrics } from '../../src/monitoring/metrics';
import { readServerState } from '../../src/checks/server-state';
import { repositoryPath } from '@agency-site/process/repository-root';
import { useTestSupabase } from '../test-supabase';

const supabase = useTestSupabase();

test('a pending row is late after its due time, and the last failure gives the reason', async () => {
  const { database } = supabase;
  await database`delete from public.outbox`;
  expect(await readOutboxFacts(database)).toEqual({
    waiting: 0,
    failed: 0,
    oldestSeconds: 0,
    lastSentAt: null,
    mailProblem: null,
    mailboxProblem: null,
  });
  await database`
    insert into public.outbox (kind, recipient, due_at) values ('newsletter_issue', 'ana@example.fr', now() + interval '5 hours')`;
  expect(await readOutboxFacts(database), 'an issue whose turn comes').toMatchObject({ waiting: 1, oldestSeconds: 0 });
  await database`
    insert into public.outbox (kind, recipient, state, tries, last_error, due_at, created_at, sent_at) values
      ('test', 'a@example.fr', 'waiting', 2, 'Connection refused', now() + interval '1 hour', now() - interval '2 hours', null),
      ('test', 'b@example.fr', 'failed', 14, '550 No such user', now(), now(), null),
      ('test', 'c@example.fr', 'sent', 1, null, now(), now(), now() - interval '1 minute')`;
  await database`
    insert into private.outbox_worker (seen_at, mail_problem, mailbox_problem)
    values (now(), 'Connection refused', 'Authentication failed')
    on conflict (only_row) do update set mail_problem = excluded.mail_problem, mailbox_problem = excluded.mailbox_problem`;
  const facts = await readOutboxFacts(database);
  expect(facts).toMatchObject({
    waiting: 2,
    failed: 1,
    mailProblem: 'Connection refused',
    mailboxProblem: 'Authentication failed',
  });
  expect(Math.round(facts.oldestSeconds / 3600)).toBe(2);
  expect(Math.round((Date.now() - Number(facts.lastSentAt)) / 60_000)).toBe(1);
});

test('a database reports its version, size, connections, migrations and administrators', async () => {
  await supabase.signIn('administrator');
  const facts = await readDatabaseFacts(supabase.database);
  expect(facts.version).toMatch(/^\d+\.\d+$/);
  expect(facts.bytes).toBeGreaterThan(1e6);
  expect(facts.connections).toBeGreaterThan(0);
  expect(facts.migrations).toEqual(knownMigrations(repositoryPath('supabase/migrations')));
  expect(facts.administrators).toBe(1);
  expect(Math.abs(facts.now.getTime() - Date.now())).toBeLessThan(5000);
});

test('metrics of a database that is away say so, and leave out what nobody knows', async () => {
  const away = postgres({ host: '/nowhere', max: 1 });
  onTestFinished(() => away.end());
  const source = { dataDirectory: tmpdir(), database: away, restarts: () => 2 };
  const text = await createMetrics(() => readServerState(source)).text();
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).toMatch(/^database_restarts 2$/m);
  expect(text).toMatch(/^disk_free_bytes [1-9]/m);
  expect(text).not.toMatch(/outbox_|migrations_applied|backup_/);
});
