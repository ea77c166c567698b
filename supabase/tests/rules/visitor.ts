import { clientOf, freshAddress, type Answer, type Call } from '../../../server/tests/api-client';
import type { TestSupabase } from '../../../server/tests/served-supabase';

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface Visitor {
  record(event: object): Promise<Answer>;
  readonly call: Call;
  readonly address: string;
}

/** Creates a visitor with an address and, unless the headers name another, a desktop browser. */
export function visitorOf(supabase: TestSupabase, headers: Record<string, string> = {}, token?: string): Visitor {
  const address = freshAddress();
  const client = clientOf(supabase, token, address);
  const call: Call = (method, path, body) => client(method, path, body, { 'user-agent': firefox, ...headers });
  return { address, call, record: (event) => call('POST', '/rest/v1/rpc/record_analytics_event', event) };
}

export const view = (path: string, more: object = {}): object => ({ kind: 'view', path, ...more });
export const timeOnPage = (path: string, seconds: number): object => ({ kind: 'stay', path, seconds });

export async function forgetVisits({ database }: TestSupabase): Promise<void> {
  await database`truncate private.visits, private.page_views, private.analytics_events`;
  await database`
    truncate private.daily_statistics, private.open_statistics, private.monthly_statistics,
      private.visitor_salts, private.daily_counters`;
}

/** Makes everything recorded so far happen earlier. */
export async function shiftVisits({ database }: TestSupabase, ago: string): Promise<void> {
  await database`
    update private.visits set day = day - ${ago}::interval, last_seen_at = last_seen_at - ${ago}::interval`;
  await database`update private.page_views set viewed_at = viewed_at - ${ago}::interval`;
  await database`update private.visitor_salts set day = day - ${ago}::interval`;
}
