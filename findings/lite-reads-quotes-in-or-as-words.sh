#!/usr/bin/env bash
# The guess: Supabase Lite reads the conditions of `or=(…)` as PostgREST does.
# What happens: it removes the quotes around the value of `eq`, but neither those around a pattern of `ilike`, which commas and parentheses
# need, nor backslashes before quotes: such a condition finds no row. A GET of a function takes the whole `or=(…)` for an argument.
# Versions: @supabase/lite 0.10.0 with @electric-sql/pglite 0.4.5.
# Source: https://docs.postgrest.org/en/stable/references/api/url_grammar.html#reserved-characters, and
# https://docs.postgrest.org/en/stable/references/api/functions.html; LIMITATIONS.md of the package names neither.
# Who meets it: applications that search for words with commas, or filter the rows of functions.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" @supabase/lite@0.10.0 @electric-sql/pglite@0.4.5 \
  @supabase/supabase-js@2.109.0 postgres@3.4.9 kysely@0.28.18 >/dev/null
cat >"$place/try.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';

for (const name of ['@supabase/lite', '@electric-sql/pglite'])
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);

const connection = await createPgliteConnection({});
const app = new App({
  connection,
  auth: { jwt_secret: 'a secret of at least thirty-two characters', publishable_key: 'sb_publishable_a', secret_key: 'sb_secret_a' },
  options: { server: { admin: false, disableStudio: true } },
});
await app.ensureSystemSchema();
await connection.driver.exec(`
  create table public.notes (id integer primary key, words text not null);
  insert into public.notes values (1, 'plain'), (2, 'one, two'), (3, 'say "hi"');
  create function public.all_notes() returns setof public.notes language sql stable as 'select * from public.notes';
`);
const get = async (path, condition) => {
  const filter = `or=${encodeURIComponent(`(words.${condition})`)}`;
  const answer = await app.fetch(new Request(`http://lite.test/rest/v1/${path}?select=id&${filter}`, { headers: { apikey: 'sb_publishable_a' } }));
  return `${answer.status} ${(await answer.text()).slice(0, 18)}`;
};
const found = {
  'eq, in quotes': await get('notes', 'eq."one, two"'),
  ilike: await get('notes', 'ilike.*one*'),
  'ilike, in quotes': await get('notes', 'ilike."*one, t*"'),
  'eq, with a backslash': await get('notes', String.raw`eq."say \"hi\""`),
  function: await get('rpc/all_notes', 'eq.plain'),
};
console.log(found);
await connection.close();
const expected = ['200 [{"id":2}]', '200 [{"id":2}]', '200 []', '200 []', '404 {"code":"PGRST202"'];
process.exit(Object.values(found).join() === expected.join() ? 0 : 1);
JS
node try.mjs
