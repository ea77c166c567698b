import { recordEvent } from './record-event.browser';
import { PageView } from './page-view.browser';
import { sourceOf } from './visit-source.browser';
import { whenVisible } from './when-visible.browser';

/** Records views of the page, the time spent on it, and its visitor's actions. A missing or failed page is not counted. */
export function trackVisits(page: Document): void {
  const { pathname, host } = page.location;
  let view = new PageView(pathname, sourceOf(page));
  const show = (): void => {
    if (page.visibilityState === 'visible' && !page.querySelector('[data-failure]')) view.show(performance.now());
  };
  const hide = (): void => view.hide(performance.now());
  whenVisible(page, () => {
    show();
    const results = page.querySelector<HTMLElement>('[data-results]')?.dataset['results'];
    if (results) recordEvent({ kind: 'search', path: pathname, results: Number(results) });
  });
  page.addEventListener('visibilitychange', () => (page.visibilityState === 'visible' ? show() : hide()));
  // Some browsers close a page without hiding it first.
  addEventListener('pagehide', hide);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The visitor came back and the browser restored the page from its back/forward cache: this counts as another view.
    view = new PageView(pathname);
    show();
  });
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const booking = page.querySelector<HTMLElement>('[data-booking]')?.dataset['booking'] ?? '';
    const followed = link && followedLink(link.href, host, booking);
    if (followed) recordEvent({ ...followed, path: pathname });
  });
}

/** A link whose clicks are counted, and the detail to record: a host for the booking service and other sites, a path for a file. */
export interface FollowedLink {
  readonly kind: 'booking' | 'file' | 'outgoing';
  readonly detail: string;
}

const FILE = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip|mp[34])$/i;

/**
 * The kind under which a click on a link is counted; undefined for a page of this site, and for `mailto:` and the like.
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
