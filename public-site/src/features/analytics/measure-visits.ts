import { previewPath } from '@agency/supabase/preview-message';
import type { SiteSettings } from '@agency/supabase/site-settings';
import type { createBrowserRouter } from 'react-router-dom';
import { followedLink } from './followed-link';
import { recordMeasure, type Measure } from './record-measure';
import { Showing } from './showing';
import { shownSearch } from './shown-search';

type Router = ReturnType<typeof createBrowserRouter>;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Records the pages that are looked at, for how long, and what is done there, as long as the visitor stays. */
export function measureVisits(router: Router): void {
  if (window.location.pathname === previewPath) return;
  // The page that was served: a visitor may have moved on while this code was fetched.
  const [arrival] = performance.getEntriesByType('navigation');
  const entry = new URL(arrival?.name ?? window.location.href);
  let shown = new Showing(entry.pathname, sourceOf(entry, document.referrer));
  let searched: string | undefined;
  if (isVisible() && !router.state.errors) shown.show(0);

  const follow = ({ navigation, location, errors, loaderData }: Router['state']): void => {
    if (navigation.state !== 'idle') return;
    if (location.pathname !== shown.path) {
      shown.hide(performance.now());
      shown = new Showing(location.pathname);
    }
    // What does not exist is no page.
    if (isVisible() && !errors) shown.show(performance.now());
    const search = shownSearch(loaderData);
    if (search && search.words !== searched) {
      recordMeasure({ kind: 'search', path: shown.path, results: search.results });
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
    if (followed) recordMeasure({ ...followed, path: shown.path });
  });
}

/** Where a visit comes from: the other site's host, and what its link says of itself. */
function sourceOf({ searchParams, hostname }: URL, referrer: string): Partial<Measure> {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const named = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => [name, searchParams.get(name)] as const);
  return {
    ...(host && host !== hostname && { referrer: host }),
    ...Object.fromEntries(named.filter(([, value]) => value)),
  };
}
