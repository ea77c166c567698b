// @module-tag spec-10-10
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import postgres from 'postgres';
import { repositoryPath } from '@agency-site/process/repository-root';
import { makeHostedDatabase, type HostedDatabase } from './hosted-database';

let project: HostedDatabase;
let owner: postgres.Sql;
let superuser: postgres.Sql;
beforeAll(async () => {
  project = await makeHostedDatabase(inject('cluster').socketDirectory, 'of_a_hosted_owner');
  owner = postgres({ ...project.connection, username: project.owner, onnotice: () => {} });
  superuser = postgres({ ...project.connection, username: 'postgres' });
  await superuser`insert into storage.buckets (id, name, public) values ('media', 'media', false)`;
  await superuser.unsafe(
    'create policy "administrators add pictures" on storage.objects for insert to anon with check (true)',
  );
  const folder = repositoryPath('supabase/migrations');
  for (const file of readdirSync(folder).toSorted()) {
    const statements = readFileSync(join(folder, file), 'utf8');
    await owner.begin((transaction) => transaction.unsafe(statements));
  }
});
afterAll(async () => {
  await owner.end();
  await superuser.end();
  await project.drop();
});

test('a bucket of that name that a project had becomes the one for the pictures', async () => {
  expect(await superuser`select public, file_size_limit::int as most from storage.buckets where id = 'media'`).toEqual([
    { public: true, most: 5_242_880 },
  ]);
  const open = await superuser`select from pg_policies where tablename = 'objects' and 'anon' = any (roles)`;
  expect(open).toHaveLength(0);
});

test('neither migrations nor functions with their owner’s rights need a superuser', async () => {
  const [account] = await superuser<{ id: string }[]>`
    insert into auth.users (id, aud, role, email) values (gen_random_uuid(), 'authenticated', 'authenticated', 'a@example.fr')
    returning id`;
  const sub = account?.id ?? '';
  await superuser`insert into public.admins (user_id, role) values (${sub}, 'owner')`;
  const [session] = await superuser<{ session_id: string }[]>`
    insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${sub}) returning id as session_id`;
  const seen = await superuser.begin(async (transaction) => {
    await transaction`set local role anon`;
    await transaction`insert into public.contacts (name, email, message) values ('Essai', 'e@example.fr', 'Essai')`;
    await transaction`select public.record_analytics_event('view', '/')`;
    await transaction`select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${sub}, true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub, ...session })}, true)`;
    const [answers] = await transaction`
      select (select email from public.administrator_list()) as administrator,
        public.dashboard_statistics() ->> 'newContacts' as requests,
        (select count(*)::int from public.outbox where recipient = 'a@example.fr') as notices`;
    await transaction`set local role service_role`;
    await transaction`select public.count_requests('{"/x": {"times": 1}}')`;
    const [mail] = await transaction`select recipient from public.claim_outbox('{}', '{mail}')`;
    return { ...answers, ...mail };
  });
  expect(seen).toEqual({ administrator: 'a@example.fr', requests: '1', notices: 1, recipient: 'a@example.fr' });
});
