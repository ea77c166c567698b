// @module-tag spec-10-4
// @module-tag exhaustive
import { beforeAll, expect, test } from 'vitest';
import { freshAddress } from '../api-client';
import { mediaClient } from '../../../supabase/tests/media/media-api';
import { png } from '../pictures';
import { useTestSupabase } from '../test-supabase';
import { privateNoStore, type Kind, storedFile, storedPicture } from './kind';
import { kindsOfApiAnswers } from './kinds-of-api-answers';
import { kindsOfSiteAnswers } from './kinds-of-site-answers';
import { type LiteralAnswer, useWholeServer } from './whole-server';

const supabase = useTestSupabase();
const server = useWholeServer(supabase);
let token: string;
/** The addresses of built scripts, which contain a hash, by their placeholders in the requests. */
const built = new Map<string, string>();

beforeAll(async () => {
  token = await supabase.signIn('administrator');
  await supabase.database`insert into public.redirects (from_path, to_address, kind) values
    ('/ancienne', '/blog', 'permanent'), ('/pour-un-temps', '/blog', 'temporary')`;
  const library = mediaClient(supabase, token);
  await library.upload(storedPicture, new Uint8Array(png(10, 10)));
  await library.sendFile(storedFile, '%PDF-1.7');
  await library.keepOriginal(storedPicture, new Uint8Array(png(10, 10)));
  for (const [name, page] of [
    ['{script}', '/'],
    ['{admin}', '/admin/'],
  ] as const) {
    const { text } = await server.ask({ line: `GET ${page}` });
    built.set(name, /<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1] ?? '');
  }
});

const setMaintenance = (isClosed: boolean) => supabase.database`
  insert into public.site_settings (key, value) values ('maintenance_mode', ${String(isClosed)})
  on conflict (key) do update set value = excluded.value`;

/** Sends the request of a kind. */
async function answerTo([
  ,
  ,
  line,
  { as, type, headers, after: [before, times] = ['', 0], ...rest } = {},
]: Kind): Promise<LiteralAnswer> {
  const sent = {
    apikey: supabase.keys.publishableKey,
    'x-forwarded-for': freshAddress(),
    ...(as === 'administrator' && { authorization: `Bearer ${token}` }),
    ...(as === 'cookie' && { cookie: `administrator-session=${token}` }),
    ...(type && { 'content-type': type }),
    ...headers,
  };
  const ask = (asked: string) => server.ask({ ...rest, headers: sent, line: asked });
  await setMaintenance(rest.at === 'closed');
  await Promise.all(Array.from({ length: times }, (_, count) => ask(before.replace('{count}', String(count)))));
  return ask(line.replace(/\{\w+\}/, (name) => built.get(name) ?? name));
}

const kindsOfAnswers = { ...kindsOfApiAnswers, ...kindsOfSiteAnswers };
const kinds = Object.values(kindsOfAnswers).flatMap((ofRoute) => Object.entries(ofRoute));

test.each(kinds)('how long an answer is kept is said, and by whom: %s', async (_name, kind) => {
  const [status, cacheControl] = kind;
  const { headers, ...answer } = await answerTo(kind);
  expect([answer.status, headers['cache-control']]).toEqual([status, cacheControl]);
  // `Vary` tells a cache that stores the answer all the same that the answer belongs to one session.
  expect(headers['vary'] ?? '').toSatisfy(
    (vary: string) => cacheControl !== privateNoStore || /\bAuthorization, Cookie$/.test(vary),
  );
});

test('every route of the server has its kinds of answers in the table', () => {
  const registered = new Set(server.routes().map(({ method, path }) => `${method} ${path}`));
  expect([...registered].toSorted()).toEqual(Object.keys(kindsOfAnswers).toSorted());
});
