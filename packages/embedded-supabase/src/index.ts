// Everything that the server uses of this package. The server loads it only where a Supabase is embedded (README.md).
export { ensureAdministrator, isAdministrator } from './administrators';
export { queryDatabase } from './backup/database-access';
export { restoreBackup } from './backup/restore-backup';
export { writeBackup } from './backup/write-backup';
export type { ClientAddress } from './client-address';
export { processUsing } from './data-directory';
export type { EmbeddedSupabase } from './embedded-supabase';
export type { SignIn } from './first-administrator';
export { storeFile } from './media-store';
export { startEmbedded, type StartedSupabase } from './start-embedded';
