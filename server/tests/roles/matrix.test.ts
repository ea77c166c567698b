import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Call } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';
import { nameOfRefusal, observe } from './observations';
import { functionRights, operations, personas, tableRights, type Persona } from './rights';
import { bystander, functionArguments, keptDraft, keptRevision } from './samples';

let supabase: TestSupabase;
let clients: Record<Persona, Call>;

beforeAll(async () => {
  supabase = await startTestSupabase();
  clients = {
    stranger: clientOf(supabase),
    'signed-in': clientOf(supabase, await supabase.signIn('signed-in')),
    administrator: clientOf(supabase, await supabase.signIn('administrator')),
  };
  const { database } = supabase;
  await database`
    insert into auth.users (id, aud, role, email) values (${bystander}, 'authenticated', 'authenticated', 'b@example.fr')`;
  await database`insert into public.pages (slug, title, status) values ('brouillon', 'Brouillon', 'draft')`;
  await database`insert into public.newsletter_subscribers (email) values ('abonnee@example.fr')`;
  await database`insert into public.bin (id, table_name, content) values (gen_random_uuid(), 'blog_posts', '{}')`;
  // A deletion without a filter shall be stopped by rights alone, and not by a page that the site needs.
  await database`update public.pages set essential = false`;
  await database`
    insert into public.revisions (id, table_name, row_id, content) overriding system value
    select ${keptRevision}, 'pages', id, '{"title": "Essai"}' from public.pages limit 1`;
  await database`
    insert into public.blog_posts (id, slug, title, content, updated_at)
    values (${keptDraft.id}, 'ebauche', 'Ébauche', '<p>Ébauche</p>', ${keptDraft.version})`;
  // One value cannot suit them all, and an update without a filter shall be stopped by rights alone.
  await database`delete from public.site_settings where key not in ('site_title', 'contact_phone')`;
});
afterAll(() => supabase.stop());

describe('the matrix is complete', () => {
  test('every table and view of schema public has its rights in the matrix', async () => {
    const found = await supabase.database<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    expect(new Set(Object.keys(tableRights))).toEqual(new Set(found.map(({ name }) => name)));
  });

  test('every function of schema public has its rights in the matrix', async () => {
    const found = await supabase.database<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
    expect(new Set(Object.keys(functionRights))).toEqual(new Set(found.map(({ name }) => name)));
  });
});

// Before the tables: what administrators may delete without a filter is gone afterwards.
const calls = Object.entries(functionRights).flatMap(([name, rights]) =>
  personas.map((persona) => [name, persona, rights[persona]] as const),
);

test.each(calls)('%s(): %s: %s', async (name, persona, right) => {
  const answer = await clients[persona]('POST', `/rest/v1/rpc/${name}`, functionArguments[name] ?? {});
  expect(answer.status < 300 ? 'done' : nameOfRefusal(answer, persona)).toBe(right);
});

const combinations = Object.entries(tableRights).flatMap(([table, rights]) =>
  personas.flatMap((persona) =>
    operations.map((operation, column) => [table, persona, operation, rights[persona][column]] as const),
  ),
);

test.each(combinations)('%s: %s, %s: %s', async (table, persona, operation, right) => {
  const scene = { database: supabase.database, persona, call: clients[persona] };
  expect(await observe(scene, operation, table)).toBe(right);
});
