import { previewPath } from '@agency-site/domain/preview-message';
import { loadElements } from '../data/stored-text/load-elements.browser';
import { enhanceAnalyticsChoice } from '../features/pages/analytics-choice.browser';
import { trackVisits } from '../features/analytics/track-visits.browser';
import { storeVisitSource, visitSourceFields } from '../features/analytics/visit-source.browser';
import { whenVisible } from '../features/analytics/when-visible.browser';
import { countView } from '../features/article/count-view.browser';
import { enhanceShareButton } from '../features/article/share.browser';
import { arriveAtList } from '../ui/list-arrival.browser';
import { enhanceContactForm } from '../features/contact/contact-form.browser';
import { searchByKey } from '../features/search/search-key.browser';
import { followReadingPlace } from '../ui/reading-place.browser';
import { enhanceMobileMenu } from '../frame/menus.browser';
import { enhanceServicesPanel } from '../frame/services-panel.browser';
import { enhanceThemeSwitch } from '../frame/theme.browser';
import { answerInPlace } from '../ui/answer-in-place.browser';
import { keepOfflineLinks } from '../frame/offline-links.browser';
import { isWrongDocument, isStaticHost } from './static-host.browser';

/** Requests a page or posts a form: to the server, or on a static host by rendering here with data from Supabase. */
const ask = async (request: Request): Promise<Response> =>
  isStaticHost(document) ? (await import('./render-here.browser')).renderHere(request) : fetch(request);

/** The scripts of every page. Pages are documents: reading, links and forms work without them. */
const enhancements: readonly ((page: Document) => void)[] = [
  enhanceServicesPanel,
  enhanceMobileMenu,
  (page) => answerInPlace(page, ask),
  searchByKey,
  (page) => enhanceContactForm(page, visitSourceFields),
  trimSearches,
  enhanceThemeSwitch,
  enhanceShareButton,
  enhanceAnalyticsChoice,
  enhanceBackButton,
  followReadingPlace,
  replaceBrokenLogos,
  keepOfflineLinks,
  storeVisitSource,
  arriveAtList,
  loadElements,
  preparePages,
];

/** Runs each part in a task of its own where the browser can (`scheduler.yield`), so that a tap waits for one part at most. */
async function enhance(page: Document): Promise<void> {
  for (const part of enhancements) {
    part(page);
    if ('scheduler' in window) await scheduler.yield();
  }
  void loadParts(page);
  page.documentElement.dataset['enhanced'] = '';
}

/** Prerenders pages sooner for a mouse (`data-hovers`), and none for visitors who prefer reduced data, which browsers do not check. */
function preparePages(page: Document): void {
  page.documentElement.toggleAttribute('data-hovers', matchMedia('(hover: hover)').matches);
  if (matchMedia('(prefers-reduced-data: reduce)').matches) page.querySelector('[type="speculationrules"]')?.remove();
}

/** Loads the scripts that few pages need, each in a file of its own. When one fails to load, the page stays as it was served. */
async function loadParts(page: Document): Promise<void> {
  const consent = page.querySelector<HTMLElement>('[data-analytics-id]');
  const search = page.querySelector<HTMLInputElement>('#recherche-site');
  await Promise.allSettled([
    search &&
      import('../features/search/live-search.browser').then(({ searchWhileTyping }) => searchWhileTyping(search, ask)),
    consent && import('../features/consent/consent.browser').then(({ askConsent }) => askConsent(consent)),
    navigator.vendor.startsWith('Apple') &&
      page.querySelector('img[src$=".svg"]') &&
      import('../ui/dark-drawings.browser').then(({ colourDrawings }) => colourDrawings(page)),
    isFramedPreview && import('./preview/show-preview.browser').then(({ showPreview }) => showPreview()),
  ]);
}

const isFramedPreview = location.pathname === previewPath && window.parent !== window;

/** Shows the button « Page précédente » of a missing page. It goes back or, when there is no previous page, to the home page. */
function enhanceBackButton(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('button[name="back"]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => (history.length > 1 ? history.back() : location.assign('/')));
}

/** Shows the site's own mark in place of a logo that cannot be loaded, whether it failed before or after this script ran. */
function replaceBrokenLogos(page: Document): void {
  for (const logo of page.querySelectorAll<HTMLImageElement>('.logo img'))
    logo.decode().catch(() => (logo.src = '/logo.svg'));
}

/** Removes empty fields from the address of a search, and trims the others. */
function trimSearches(page: Document): void {
  page.addEventListener('formdata', ({ formData, target }) => {
    if ((target as HTMLFormElement).method !== 'get') return;
    // The entries are copied first: deleting one during the iteration would skip the next.
    for (const [name, value] of Array.from(formData.entries())) {
      const words = typeof value === 'string' ? value.trim() : '';
      if (words) formData.set(name, words);
      else formData.delete(name);
    }
  });
}

/** Not a top-level `await`: the modules imported here import this file in turn, so each would wait for the other. */
async function start(): Promise<void> {
  if (isWrongDocument(document))
    await import('./render-here.browser').then(({ showHere }) => showHere()).catch(() => undefined);
  await enhance(document);
  if (location.pathname === previewPath) return;
  trackVisits(document);
  whenVisible(document, () => void countView(document));
}

void start();
