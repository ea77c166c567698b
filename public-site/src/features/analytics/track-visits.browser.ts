import { recordEvent } from './record-event.browser';
import { PageView } from './page-view.browser';
import { sourceOf } from './visit-source.browser';
import { whenSeen } from './when-seen.browser';

/** Records views of the page, their duration, and the actions of visitors on it. A missing page is not counted. */
export function trackVisits(page: Document): void {
  const { pathname, host } = page.location;
  let view = new PageView(pathname, sourceOf(page));
  const show = (): void => {
    if (page.visibilityState === 'visible' && !page.querySelector('[data-failure]')) view.show(performance.now());
  };
  const hide = (): void => view.hide(performance.now());
  whenSeen(page, () => {
    show();
    const results = page.querySelector<HTMLElement>('[data-results]')?.dataset['results'];
    if (results) recordEvent({ kind: 'search', path: pathname, results: Number(results) });
  });
  page.addEventListener('visibilitychange', () => (page.visibilityState === 'visible' ? show() : hide()));
  // Some browsers close a page without hiding it first.
  addEventListener('pagehide', hide);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The visitor came back to a page that the browser had kept: this is another view of it.
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

/** A link whose clicks are counted: to the booking service, to a file, or to another site, by its host. */
export interface FollowedLink {
  readonly kind: 'booking' | 'file' | 'outgoing';
  readonly detail: string;
}

const FILE = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip|mp[34])$/i;

/**
 * The kind under which a click on a link is counted; undefined for a link to a page of the site, and for one that opens no page at all.
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
