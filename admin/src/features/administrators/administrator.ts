import type { Database } from '@agency/supabase/types';

/** A row of the list: a person with access, a deactivated person, or an invited person. */
export type Administrator = Database['public']['Functions']['administrator_list']['Returns'][number];
