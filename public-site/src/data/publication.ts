import type { Database } from '@agency/supabase/database-types';

type Publication = Pick<Database['public']['Tables']['pages']['Row'], 'published_at'>;

/** Whether visitors see a text: an administrator is shown a draft, and one that waits for its moment, as well. */
export const isPublic = ({ published_at: moment }: Publication): boolean =>
  moment !== null && Date.parse(moment) <= Date.now();
