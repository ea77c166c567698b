import type { Database } from '@agency/supabase/types';

/** A row of the list: an administrator, somebody whose access is closed for a time, or somebody who is invited. */
export type Administrator = Database['public']['Functions']['administrator_list']['Returns'][number];
