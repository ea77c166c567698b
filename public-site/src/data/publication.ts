import type { Database } from '@agency-site/supabase/types';

type Publication = Pick<Database['public']['Tables']['pages']['Row'], 'published_at'>;

/**
 * The difference between the database's clock and this one that is tolerated; `npm run doctor` warns beyond it. The database decides what
 * visitors read, so a slow clock here must not hide a public text from search engines. In exchange, an administrator sees a text that is
 * due within five minutes without a banner.
 */
const CLOCKS_APART_MS = 5 * 60_000;

/** Whether visitors see a text. Administrators also see drafts and scheduled texts. */
export const isPublic = ({ published_at: moment }: Publication): boolean =>
  moment !== null && Date.parse(moment) <= Date.now() + CLOCKS_APART_MS;
