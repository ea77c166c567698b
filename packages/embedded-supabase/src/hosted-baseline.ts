import { getStorageSchemaSql } from '@supabase/lite';
import type postgres from 'postgres';
import { StartupError } from '@agency-site/process/startup-error';

/** A hosted project's initial state: roles, extensions, and default privileges that grant each new object to all roles. */
export const hostedBaseline = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;
`;

/** Creates the baseline. If the role of DATABASE_URL is no superuser, the error says so, instead of quoting PostgreSQL's first refusal. */
export async function makeHostedBaseline(database: postgres.Sql, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) {
    const [role] = await database<{ name: string; isSuperuser: boolean }[]>`
      select rolname as name, rolsuper as "isSuperuser" from pg_catalog.pg_roles where rolname = current_user`;
    if (role?.isSuperuser !== true)
      throw new StartupError(`DATABASE_URL must be that of a superuser: ${role?.name ?? 'this role'} is none.`);
  }
  await database.unsafe(hostedBaseline);
}

/**
 * Creates schema `storage` as on hosted Supabase, with fewer rights: `anon` has none, because the server serves public files without a
 * query, and no role may update.
 * @param database connected as the owner
 */
export async function provideStorageSchema(database: postgres.Sql): Promise<void> {
  const [found] = await database<{ exists: boolean }[]>`select to_regclass('storage.objects') is not null as exists`;
  if (found?.exists !== true) await database.unsafe(getStorageSchemaSql());
  await database.unsafe(`
    grant usage on schema storage to authenticated, service_role;
    grant all on storage.buckets, storage.objects to service_role;
    grant select, insert, delete on storage.objects to authenticated;
  `);
}
