#!/usr/bin/env bash
# The guess: ra-data-postgrest, on which ra-supabase is built, sends react-admin's filters to PostgREST as Supabase's own client does: two
# conditions on one column become the same parameter twice, `at=gte.…&at=lt.…`.
# What happens: they become `at[0]=gte.…&at[1]=lt.…`, which names columns that do not exist, so the API refuses the request. The same
# happens when somebody types two words into a `title@ilike` filter. Values inside `@or` are not quoted, so a comma in a value ends its
# condition.
# Versions: @raphiniert/ra-data-postgrest 2.5.1 with ra-core 5.15.4; @supabase/postgrest-js 2.109.0 to compare.
# Source: https://github.com/raphiniert-com/ra-data-postgrest(its README shows `post_title@ilike` for a search field);
# https://docs.postgrest.org/en/stable/references/api/tables_views.html#horizontal-filtering, https://docs.postgrest.org/en/stable/references/api/url_grammar.html#reserved-characters.
# Who meets it: anybody who builds a search field or a range of dates on ra-supabase.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --prefix "$place" @raphiniert/ra-data-postgrest@2.5.1 ra-core@5.15.4 \
  qs@6.17.1 react@19.3.1 react-dom@19.3.1 react-router@7.18.6 react-router-dom@7.18.6 react-hook-form@7.62.0 @tanstack/react-query@5.108.4 \
  @supabase/postgrest-js@2.109.0 >/dev/null
cat >"$place/try.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import postgrest from '@raphiniert/ra-data-postgrest';
import { PostgrestClient } from '@supabase/postgrest-js';

for (const name of ['@raphiniert/ra-data-postgrest', '@supabase/postgrest-js'])
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);

/** Returns the conditions in an address as PostgREST reads them: `column=operator.value`. */
const conditionsOf = (address) =>
  [...new URL(address).searchParams].filter(([name]) => !['select', 'order', 'limit', 'offset'].includes(name)).map((pair) => pair.join('='));

let asked = '';
const httpClient = async (url) => {
  asked = url;
  return { status: 200, headers: new Headers({ 'content-range': '0-0/0' }), json: [] };
};
const provider = (postgrest.default ?? postgrest)({ apiUrl: 'http://api.test', httpClient, defaultListOp: 'eq', primaryKeys: new Map(), schema: () => '' });
async function ofProvider(filter) {
  await provider.getList('posts', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter });
  return conditionsOf(asked);
}
const client = new PostgrestClient('http://api.test', {
  fetch: async (url) => {
    asked = String(url);
    return new Response('[]');
  },
});
async function ofClient(narrow) {
  await narrow(client.from('posts').select());
  return conditionsOf(asked);
}

const cases = [
  [
    { 'title@ilike': 'make zapier' },
    (query) => query.ilike('title', '*make*').ilike('title', '*zapier*'),
    ['title[0]=ilike.*make*', 'title[1]=ilike.*zapier*'],
    ['title=ilike.*make*', 'title=ilike.*zapier*'],
  ],
  [
    { 'at@gte': '2026-01-01', 'at@lt': '2026-02-01' },
    (query) => query.gte('at', '2026-01-01').lt('at', '2026-02-01'),
    ['at[0]=gte.2026-01-01', 'at[1]=lt.2026-02-01'],
    ['at=gte.2026-01-01', 'at=lt.2026-02-01'],
  ],
  [
    { '@or': { 'title@eq': 'one, two', 'slug@eq': 'one' } },
    (query) => query.or('title.eq."one, two",slug.eq.one'),
    ['or=(title.eq.one, two,slug.eq.one)'],
    ['or=(title.eq."one, two",slug.eq.one)'],
  ],
];
let failed = false;
for (const [filter, narrow, ...expected] of cases) {
  const seen = [await ofProvider(filter), await ofClient(narrow)];
  console.log(JSON.stringify(filter));
  console.log('  ra-data-postgrest:', seen[0].join('  '));
  console.log('  postgrest-js:     ', seen[1].join('  '));
  failed ||= JSON.stringify(seen) !== JSON.stringify(expected);
}
process.exit(failed ? 1 : 0);
JS
node "$place/try.mjs"
