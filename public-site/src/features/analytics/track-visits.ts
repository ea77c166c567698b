import { previewPath } from '@agency/supabase/preview-message';
import type { SiteSettings } from '@agency/supabase/site-settings';
import type { createBrowserRouter } from 'react-router-dom';
import { isNotCounted } from '../../data/analytics-opt-out';
import type { ContactSource } from '../../data/contacts';
import { recordEvent, type AnalyticsEvent } from './record-event';
import { PageView } from './page-view';

type Router = ReturnType<typeof createBrowserRouter>;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Records the pages that are looked at, for how long, and what is done there, as long as the visitor stays. */
export function trackVisits(router: Router): void {
  if (window.location.pathname === previewPath) return;
  let shown = new PageView(arrival().pathname, visitSource());
  let searched: string | undefined;
  if (isVisible() && !router.state.errors) shown.show(0);

  const follow = ({ navigation, location, errors, loaderData }: Router['state']): void => {
    if (navigation.state !== 'idle') return;
    if (location.pathname !== shown.path) {
      shown.hide(performance.now());
      shown = new PageView(location.pathname);
    }
    // What does not exist is no page.
    if (isVisible() && !errors) shown.show(performance.now());
    const search = shownSearch(loaderData);
    if (search && search.words !== searched) {
      recordEvent({ kind: 'search', path: shown.path, results: search.results });
    }
    searched = search?.words;
  };
  follow(router.state);
  router.subscribe(follow);

  document.addEventListener('visibilitychange', () => {
    if (isVisible()) follow(router.state);
    else shown.hide(performance.now());
  });
  // Browsers that close a page without hiding it first.
  window.addEventListener('pagehide', () => shown.hide(performance.now()));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const settings = router.state.loaderData['root'] as SiteSettings | undefined;
    const followed = link && followedLink(link.href, window.location.host, settings?.calendly_url ?? '');
    if (followed) recordEvent({ ...followed, path: shown.path });
  });
}

/** The page that was served: a visitor may have moved on while this code was fetched. */
const arrival = (): URL => new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href);

/** Where a visit comes from: the other site's host, and what its link says of itself. */
function visitSource(): Pick<AnalyticsEvent, 'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign'> {
  const { searchParams, hostname } = arrival();
  const { referrer } = document;
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const named = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => [name, searchParams.get(name)] as const);
  return {
    ...(host && host !== hostname && { referrer: host }),
    ...Object.fromEntries(named.filter(([, value]) => value)),
  };
}

/** What a contact request says of the visit before it; nothing for a visitor who is not counted. */
export function contactSource(): ContactSource {
  const { referrer = null, utm_source = null } = isNotCounted() ? {} : visitSource();
  return { referrer, utm_source };
}

/** A link whose clicks are counted: the booking service's, a file, or another site, by its host. */
export interface FollowedLink {
  readonly kind: 'booking' | 'file' | 'outgoing';
  readonly detail: string;
}

const FILE = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip|mp[34])$/i;

/**
 * What a click on a link is counted as; undefined for a link to a page of the site, and for one that opens no page at all.
 * @param site host of the site
 * @param booking address of the booking service, in the settings
 */
export function followedLink(href: string, site: string, booking: string): FollowedLink | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, host, pathname } = new URL(href);
  if (!protocol.startsWith('http')) return undefined;
  if (URL.canParse(booking) && new URL(booking).href === new URL(href).href) return { kind: 'booking', detail: host };
  if (FILE.test(pathname)) return { kind: 'file', detail: pathname };
  return host === site ? undefined : { kind: 'outgoing', detail: host };
}

/** A list of articles found by words. */
interface ShownSearch {
  readonly words: string;
  readonly results: number;
}

/** The search whose results the page lists; undefined for any other page. */
function shownSearch(loaderData: Readonly<Record<string, unknown>>): ShownSearch | undefined {
  for (const data of Object.values(loaderData)) {
    if (isList(data) && data.filter.search) return { words: data.filter.search, results: data.total };
  }
  return undefined;
}

/** What the loader of /blog answers. */
interface List {
  readonly filter: { readonly search?: string };
  readonly total: number;
}

const isList = (data: unknown): data is List =>
  typeof data === 'object' && data !== null && 'filter' in data && 'total' in data;
