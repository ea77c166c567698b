import type { Database } from '@agency/supabase/types';
import { isNotCounted } from '../../data/analytics-opt-out.browser';
import { keepaliveCall } from '../../data/keepalive-call.browser';

export type AnalyticsEvent = Database['public']['Functions']['record_analytics_event']['Args'];

/**
 * Sends an event to the database, which decides whether it counts. On a hosted project the page's first request obtains the permission to
 * cross origins, so that the last one need not wait for it. A failure is silent, because it does not concern the visitor.
 */
export function recordEvent(event: AnalyticsEvent): void {
  if (!isNotCounted()) void keepaliveCall('record_analytics_event', event).catch(() => undefined);
}
