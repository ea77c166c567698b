import { isRecordingForbidden } from '../../data/analytics-opt-out.browser';
import { writeStorage, readStorage } from '../../data/storage.browser';
import type { AnalyticsEvent } from './record-event.browser';

type VisitSource = Pick<AnalyticsEvent, 'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign'>;

const KEY = 'visit-source';

/** Where a visit to this page comes from: the host of the referring site, and the `utm_` parameters of the link. */
export function sourceOf({ referrer, location }: Pick<Document, 'referrer' | 'location'>): VisitSource {
  const parameters = new URLSearchParams(location.search);
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const named = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => [name, parameters.get(name)] as const);
  return {
    ...(host && host !== location.hostname && { referrer: host }),
    ...Object.fromEntries(named.filter(([, value]) => value)),
  };
}

/** Stores the visit's source until the tab is closed, for a contact request; nothing for a visitor who is not counted. */
export function storeVisitSource(page: Document): void {
  const { referrer, utm_source } = sourceOf(page);
  if ((referrer || utm_source) && !isRecordingForbidden())
    writeStorage(KEY, JSON.stringify({ referrer, utm_source }), 'sessionStorage');
}

/** Fields that tell a contact request where the visit came from; none for visitors who are not counted. */
export function visitSourceFields(): Readonly<Record<string, string>> {
  if (isRecordingForbidden()) return {};
  try {
    return JSON.parse(readStorage(KEY, 'sessionStorage') ?? '{}') as Readonly<Record<string, string>>;
  } catch {
    return {}; // Another program wrote this text.
  }
}
