// @module-tag spec-2-3-7
import { readdirSync } from 'node:fs';
import { serverPaths } from '@agency-site/domain/server-paths';
import { repositoryPath } from '@agency-site/process/repository-root';
import { expect, test } from 'vitest';
import { useTestSupabase } from '../test-supabase';
import { useWholeServer } from './whole-server';

const supabase = useTestSupabase();
const server = useWholeServer(supabase);

/** Returns an address of each route and file that answers before the server looks for redirects. */
function answeredFirst(): string[] {
  const routes = server
    .routes()
    .filter(({ method, path }) => /^(GET|ALL)$/.test(method) && /^\/[^*:]/.test(path))
    .map(({ path }) => path.replace(/[*:].*/, 'a'));
  const files = readdirSync(repositoryPath('public-site/dist/client'), { withFileTypes: true })
    .filter(({ name }) => !/^\.|\.(br|gz)$/.test(name))
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/a' : ''}`);
  return [...new Set([...serverPaths, ...routes, ...files])].toSorted();
}

const refusalOf = (path: string): Promise<unknown> =>
  supabase.database`insert into public.redirects (from_path, to_address) values (${path}, '/contact')`.then(
    () => undefined,
    (error: unknown) => (error as { readonly constraint_name?: string }).constraint_name,
  );

test('the database takes no redirect of an address that the server answers itself', async () => {
  const addresses = answeredFirst();
  const refusals = await Promise.all(addresses.map(async (path) => [path, await refusalOf(path)]));
  expect(refusals).toEqual(addresses.map((path) => [path, 'redirects_from_path_reserved']));
});

test('the server answers every address of which the database takes no redirect', async () => {
  const [constraint] = await supabase.database`
    select pg_get_constraintdef(oid) as words from pg_constraint where conname = 'redirects_from_path_reserved'`;
  const [, folders = ''] = /\^\/\(([^)]+)\)/.exec(String(constraint?.['words'])) ?? [];
  const files = Array.from(String(constraint?.['words']).matchAll(/'(\/[\w./-]+)'/g), ([, path]) => path);
  const reserved = [...folders.split('|').map((folder) => `/${folder}`), ...files];
  const answered = answeredFirst();
  expect(reserved.length).toBeGreaterThan(10);
  expect(reserved.filter((path) => !answered.some((known) => `${known}/`.startsWith(`${path}/`)))).toEqual([]);
});
