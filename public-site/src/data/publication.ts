import type { Database } from '@agency/supabase/types';

type Publication = Pick<Database['public']['Tables']['pages']['Row'], 'published_at'>;

/**
 * How far the database's clock may be from this one (`npm run doctor` says so beyond). The database alone decides what visitors read: a
 * text that is new by its clock must not be kept from search engines by ours. An administrator sees one of the next minutes without a banner.
 */
const CLOCKS_APART_MS = 5 * 60_000;

/** Whether visitors see a text: an administrator is shown a draft, and one that waits for its moment, as well. */
export const isPublic = ({ published_at: moment }: Publication): boolean =>
  moment !== null && Date.parse(moment) <= Date.now() + CLOCKS_APART_MS;
