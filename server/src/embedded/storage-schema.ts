import { getStorageSchemaSql } from '@supabase/lite';
import type postgres from 'postgres';

/**
 * Creates schema `storage` as on hosted Supabase, with fewer rights: `anon` has none, since public files are served
 * without a query, and no role may update.
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
