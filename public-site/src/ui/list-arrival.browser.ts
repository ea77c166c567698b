import { writeStorage, readStorage } from '../data/storage.browser';

const KEY = 'arrival-by-keyboard';

/**
 * After a page link, a search or a filter used by keyboard, moves the focus to the first heading of the new list. The focus is not moved
 * for visitors with a pointer, who see the new list, nor by the Back button, after which the browser restores the page.
 */
export function arriveAtList(page: Document): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { href, origin, pathname, search } = page.location;
  const from = URL.parse(page.referrer, href);
  const isSameList = from?.origin === origin && from.pathname === pathname && from.search !== search;
  if (navigation?.type === 'navigate' && isSameList && readStorage(KEY, 'sessionStorage'))
    page.querySelector<HTMLElement>('#a-la-une, #liste')?.focus();
  const note = ({ type }: Event): void => void writeStorage(KEY, type === 'keydown' ? '1' : null, 'sessionStorage');
  if (page.querySelector('#liste')) for (const event of ['keydown', 'pointerdown']) page.addEventListener(event, note);
}
