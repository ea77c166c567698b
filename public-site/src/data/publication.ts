import type { Database } from '@agency/supabase/types';

type Publication = Pick<Database['public']['Tables']['pages']['Row'], 'published_at'>;

/**
 * The tolerated difference between the database's clock and this one (beyond it, `npm run doctor` warns). The database alone decides what
 * visitors read: this clock must not hide from search engines a text that is public by the database's clock. An administrator sees a text
 * of the next minutes without a banner.
 */
const CLOCKS_APART_MS = 5 * 60_000;

/** Whether visitors see a text. Administrators see drafts and texts that wait for their moment as well. */
export const isPublic = ({ published_at: moment }: Publication): boolean =>
  moment !== null && Date.parse(moment) <= Date.now() + CLOCKS_APART_MS;
