import { matchRoutes, type RouteObject } from 'react-router-dom';

const INTENT_EVENTS = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches the code and the data of a page when the visitor hovers, focuses or touches a link to that page; the click
 * then waits for neither (`cachingFetch` keeps the data). Links to other sites are not prefetched, and nothing is for
 * visitors whose browser saves data.
 * @param routes the route table of this browser
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const seen = new Set<string>([window.location.href]);
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || seen.has(link.href)) return;
    seen.add(link.href);
    // A failed prefetch is silent: a click loads the page again, which then reports its own failure.
    fetchPage(routes, new URL(link.href)).catch(() => seen.delete(link.href));
  };
  for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true, capture: true });
}

async function fetchPage(routes: RouteObject[], url: URL): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy() : {};
      if (typeof loader !== 'function') return;
      const request = new Request(url, { headers: { purpose: 'prefetch' } });
      await loader({ request, url, params, pattern: route.path ?? '', context: undefined });
    }),
  );
}

/**
 * Keeps offline clicks inside the application. A link of a part that is not hydrated makes the browser navigate, which
 * offline replaces the site by the browser's error page. The router navigates instead, and the site shows its own error.
 * @param follow goes to an address inside the site
 */
export function keepOfflineLinks(follow: (address: string) => unknown): void {
  const keep = (event: MouseEvent): void => {
    if (navigator.onLine) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== location.origin || link.hash || link.target || link.href === location.href) return;
    event.preventDefault();
    follow(link.pathname + link.search);
  };
  // In the capture phase: React stops the propagation of clicks on parts that are not hydrated yet.
  window.addEventListener('click', keep, true);
}
