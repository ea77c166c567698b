#!/usr/bin/env bash
# The guess: when a server limits the renewals of access tokens, auth-js waits and tries again, as it does when the server is down.
# What happens: after 503 the session stays. After 429 auth-js forgets the session, although its refresh token is still valid: the person has
# to sign in again, and loses work that was not saved.
# Versions: @supabase/auth-js 2.109.0.
# Source: https://supabase.com/docs/guides/auth/rate-limits (renewals are limited per address), and `NETWORK_ERROR_CODES` in `lib/fetch.ts`,
# which has no 429.
# Who meets it: offices and schools, where many people share one address.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" @supabase/auth-js@2.109.0 >/dev/null
cat >"$place/try.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { AuthClient } from '@supabase/auth-js';

console.log('@supabase/auth-js', JSON.parse(readFileSync('node_modules/@supabase/auth-js/package.json', 'utf8')).version);
const expired = { access_token: 'a.b.c', refresh_token: 'valid', token_type: 'bearer', expires_in: 3600, expires_at: 1, user: { id: '1' } };

/** Returns whether the browser still has its session a second after a server answered a renewal with a status. */
async function keepsSession(status) {
  let renewals = 0;
  const server = createServer((_, response) => {
    renewals++;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"later"}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stored = new Map([['session', JSON.stringify(expired)]]);
  const storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  const url = `http://127.0.0.1:${server.address().port}`;
  const client = new AuthClient({ url, storage, storageKey: 'session', autoRefreshToken: false, persistSession: true });
  void client.getSession();
  await wait(1000);
  console.log({ status, renewals: renewals > 0, 'session kept': stored.has('session') });
  return stored.has('session');
}
const kept = [await keepsSession(503), await keepsSession(429)];
process.exit(kept[0] && !kept[1] ? 0 : 1);
JS
node try.mjs
