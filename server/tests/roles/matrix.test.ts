import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Call } from '../api-client';
import { useTestSupabase } from '../test-supabase';
import {
  expectation,
  missingColumn,
  missingFunction,
  missingTable,
  namedColumns,
  operations,
  personas,
  type Persona,
} from './expectations';
import { functionRights, kept, keptRevision } from './function-rights';
import { nameOfRefusal, observe } from './observations';
import { tableRights } from './rights';
import { argumentsOf, storeSamples } from './samples';

const supabase = useTestSupabase();
let clients: Record<Persona, Call>;

beforeAll(async () => {
  clients = {
    stranger: clientOf(supabase),
    'signed-in': clientOf(supabase, await supabase.signIn('signed-in')),
    administrator: clientOf(supabase, await supabase.signIn('administrator')),
  };
  const { database } = supabase;
  await storeSamples(database);
  await database`
    insert into public.revisions (id, table_name, row_id, content) overriding system value
    select ${keptRevision}, 'pages', id, '{"title": "Essai"}' from public.pages limit 1`;
  const dated = { created_at: kept.version, updated_at: kept.version };
  await database`delete from public.site_settings`;
  await database`insert into public.site_settings ${database([
    { key: 'site_title', value: '', ...dated },
    { key: 'comments_enabled', value: 'true', ...dated },
  ])}`;
  const text = { title: 'Ébauche', content: '<p>Ébauche</p>', ...dated };
  await database`insert into public.blog_posts ${database([
    { id: kept.id, slug: 'ebauche', ...text },
    { id: kept.otherId, slug: 'ebauche-2', ...text },
  ])}`;
  await database`insert into public.blog_posts ${database({ id: kept.publishedId, slug: 'publie', status: 'published', ...text })}`;
  await database`insert into public.missing_pages (path) values ('/autre')`;
  await database`insert into public.empty_searches (words) values ('ailleurs')`;
  await database`insert into public.search_synonyms (words) values ('ici, là')`;
  await database`delete from public.newsletter_subscribers`;
  await database`insert into public.newsletter_subscribers ${database({ email: 'abonnee@example.fr', state: 'confirmed' })}`;
  await database`insert into public.pages ${database({ id: kept.id, slug: 'ebauche', ...text })}`;
  const request = { name: 'Essai', email: 'essai@example.fr', message: 'Essai', notes_updated_at: kept.version };
  await database`insert into public.contacts ${database({ id: kept.id, ...request })}`;
  const webhook = { id: kept.id, url: 'https://hook.example.fr/garde', events: ['contact.created'] };
  await database`insert into public.webhooks ${database(webhook)}`;
});

/** Names that are found and not listed, and names that are listed and not found. */
const difference = (found: readonly { name: string }[], listed: readonly string[]): string[][] => {
  const names = found.map(({ name }) => name);
  return [names.filter((name) => !listed.includes(name)), listed.filter((name) => !names.includes(name))];
};

describe('everything in schema public has its rights (§6, §7)', () => {
  test('tables and views', async () => {
    const found = await supabase.database<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    const [unlisted = [], gone] = difference(found, Object.keys(tableRights));
    expect(unlisted, unlisted.map(missingTable).join('\n')).toEqual([]);
    expect(gone).toEqual([]);
  });

  test.each(Object.keys(tableRights))('columns of %s, each of them once', async (table) => {
    const found = await supabase.database<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`;
    const listed = namedColumns(table);
    const [unlisted = [], gone] = difference(found, listed);
    expect(unlisted, unlisted.map((name) => missingColumn(`${table}.${name}`)).join('\n')).toEqual([]);
    expect(gone).toEqual([]);
    expect(listed).toHaveLength(new Set(listed).size);
  });

  test('functions', async () => {
    const found = await supabase.database<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
    const [unlisted = [], gone] = difference(found, Object.keys(functionRights));
    expect(unlisted, unlisted.map(missingFunction).join('\n')).toEqual([]);
    expect(gone).toEqual([]);
  });
});

// Before the tests of tables, which delete rows without a filter.
const callers: Record<string, readonly Persona[]> = {
  everyone: personas,
  accounts: ['signed-in', 'administrator'],
  administrators: ['administrator'],
  'who gave a code lately': [],
  'the service key': [],
};
const calls = Object.entries(functionRights).flatMap(([name, [who]]) =>
  personas.map((persona) => [name, persona, callers[who]?.includes(persona) ? 'done' : 'refused', who] as const),
);

test.each(calls)('%s(): %s: %s, for it is for %s (§6, §7, §10.9)', async (name, persona, right) => {
  const given = { ...(await argumentsOf(supabase.database, name)), ...functionRights[name]?.[1] };
  const answer = await clients[persona]('POST', `/rest/v1/rpc/${name}`, given);
  expect(answer.status < 300 ? 'done' : nameOfRefusal(answer, persona)).toBe(right);
});

const combinations = Object.keys(tableRights).flatMap((table) =>
  personas.flatMap((persona) =>
    operations.map((operation) => [table, persona, operation, ...expectation(table, persona, operation)] as const),
  ),
);

test.each(combinations)('%s: %s, %s: %s, because %s (§6, §7)', async (table, persona, operation, effect) => {
  const scene = { database: supabase.database, persona, call: clients[persona] };
  expect(await observe(scene, operation, table)).toBe(effect);
});
