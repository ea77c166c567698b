import type { Database } from '@agency-site/supabase/types';

/** A row of the list: a person with access, a deactivated person, or an invited person. */
export type Administrator = Database['public']['Functions']['administrator_list']['Returns'][number];
