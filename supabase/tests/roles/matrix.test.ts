// @module-tag spec-6
// @module-tag spec-7
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Call } from '../../../server/tests/api-client';
import type { Account } from '../../../server/tests/served-supabase';
import { useTestSupabase } from '../../../server/tests/test-supabase';
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
import { type Callers, functionRights, storedRows } from './function-rights';
import { storeRows } from './stored-rows';
import { nameOfRefusal, observe } from './observations';
import { tableRights, taskRights } from './rights';
import { argumentsOf, storeSamples } from './samples';

const supabase = useTestSupabase();
let clients: Record<Persona, Call>;

beforeAll(async () => {
  const signedIn = async (kind: Account) => clientOf(supabase, await supabase.signIn(kind));
  clients = {
    stranger: clientOf(supabase),
    'signed-in': await signedIn('signed-in'),
    owner: await signedIn('administrator'),
    editor: await signedIn('editor'),
    author: await signedIn('author'),
    reader: await signedIn('reader'),
  };
  const { database } = supabase;
  await database`
    insert into auth.users (id, aud, role, email) values
      (${storedRows.colleague}, 'authenticated', 'authenticated', 'c@example.fr'), (${storedRows.closed}, 'authenticated', 'authenticated', 'd@example.fr')`;
  await storeSamples(database);
});

/** Names that the catalogue has and the list lacks, and the reverse. */
const difference = (found: readonly { name: string }[], listed: readonly string[]): string[][] => {
  const names = found.map(({ name }) => name);
  return [names.filter((name) => !listed.includes(name)), listed.filter((name) => !names.includes(name))];
};

describe('everything in schema public has its rights', () => {
  test('tables and views', async () => {
    const found = await supabase.database<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    const [unlisted = [], gone] = difference(found, Object.keys(tableRights));
    expect(unlisted, unlisted.map(missingTable).join('\n')).toEqual([]);
    expect(gone).toEqual([]);
  });

  test('the permissions of private.permissions, and no others', async () => {
    const found = await supabase.database<{ right: string }[]>`
      select format('%s %s %s', role, resource, action) as right from private.permissions`;
    const tables = Object.entries(tableRights).map(([table, { may }]) => [table, may] as const);
    const listed = [...tables, ...Object.entries(taskRights)].flatMap(([resource, may]) =>
      Object.entries(may).flatMap(([role, actions]) => actions.map((action) => `${role} ${resource} ${action}`)),
    );
    expect(found.map(({ right }) => right).toSorted()).toEqual(listed.toSorted());
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

// These calls run before the tests of tables, which delete rows without a filter.
const callers: Readonly<Record<Extract<Callers, string>, readonly Persona[]>> = {
  everyone: personas,
  accounts: personas.filter((persona) => persona !== 'stranger'),
  'who gave a code lately': [],
  'the service key': [],
  'owner and the service key': ['owner'],
};
const calls = Object.entries(functionRights).flatMap(([name, [who]]) =>
  personas.map(
    (persona) =>
      [
        name,
        persona,
        (typeof who === 'string' ? callers[who] : who).includes(persona) ? 'done' : 'refused',
        String(who),
      ] as const,
  ),
);

test.each(calls)('%s(): %s: %s, for it is for %s', { tags: 'spec-10-9' }, async (name, persona, right) => {
  if (right === 'done') await storeRows(supabase.database);
  const given = { ...(await argumentsOf(supabase.database, name)), ...functionRights[name]?.[1] };
  const answer = await clients[persona]('POST', `/rest/v1/rpc/${name}`, given);
  expect(answer.status < 300 ? 'done' : nameOfRefusal(answer, persona)).toBe(right);
});

// All personas select before any of them deletes, because the owner deletes every row.
const combinations = Object.keys(tableRights).flatMap((table) =>
  operations.flatMap((operation) =>
    personas.map((persona) => [table, persona, operation, ...expectation(table, persona, operation)] as const),
  ),
);

describe('rows of others', () => {
  // own-drafts.test.ts tests rows of one's own.
  beforeAll(async () => {
    await supabase.database`update public.blog_posts set author_id = null`;
    await supabase.database`delete from public.trash where content ->> 'author_id' is not null`;
  });

  test.each(combinations)('%s: %s, %s: %s, because %s', async (table, persona, operation, effect) => {
    const scene = { database: supabase.database, persona, call: clients[persona] };
    expect(await observe(scene, operation, table)).toBe(effect);
  });
});
