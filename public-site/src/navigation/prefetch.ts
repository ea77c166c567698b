import { matchRoutes, type RouteObject } from 'react-router-dom';

const SIGNS_OF_INTEREST = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the code and the data of a page as soon as somebody points at, focuses or touches a link to it, so that the
 * click finds them there (the data through `cachingFetch`). Links elsewhere are left alone, and so is everyone who
 * asked their browser to save data.
 * @param routes the route table of this browser
 */
export function prefetchOnInterest(routes: RouteObject[]): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const seen = new Set<string>([window.location.href]);
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || seen.has(link.href)) return;
    seen.add(link.href);
    // The page itself will say what went wrong, if it is ever asked for.
    fetchPage(routes, new URL(link.href)).catch(() => seen.delete(link.href));
  };
  for (const sign of SIGNS_OF_INTEREST) document.addEventListener(sign, look, { passive: true, capture: true });
}

async function fetchPage(routes: RouteObject[], url: URL): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy() : {};
      if (typeof loader !== 'function') return;
      await loader({ request: new Request(url), url, params, pattern: route.path ?? '', context: undefined });
    }),
  );
}
