import type { Database } from '@agency-site/supabase/types';
import { isRecordingForbidden } from '../../data/analytics-opt-out.browser';
import { keepaliveCall } from '../../data/keepalive-call.browser';

export type AnalyticsEvent = Database['public']['Functions']['record_analytics_event']['Args'];

/**
 * Sends an event to the database, which decides whether it counts; errors are ignored. On a hosted project, the first request makes the
 * browser cache the cross-origin permission, so that the last one, sent while the visitor leaves, needs no preflight.
 */
export function recordEvent(event: AnalyticsEvent): void {
  if (!isRecordingForbidden()) void keepaliveCall('record_analytics_event', event).catch(() => undefined);
}
