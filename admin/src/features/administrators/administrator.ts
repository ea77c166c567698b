import type { Database } from '@agency/supabase/types';

/** A row of the list: an administrator, a person without access for a time, or an invited person. */
export type Administrator = Database['public']['Functions']['administrator_list']['Returns'][number];
