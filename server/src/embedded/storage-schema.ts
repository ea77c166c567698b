import { getStorageSchemaSql } from '@supabase/lite';
import type postgres from 'postgres';

/**
 * Makes schema `storage` as hosted Supabase has it, with fewer rights: strangers have none, since public files are
 * handed out without asking the database, and nobody overwrites.
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
