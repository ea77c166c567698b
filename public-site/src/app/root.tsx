import { previewPath } from '@agency/supabase/preview-message';
import type { SiteSettings } from '@agency/supabase/site-settings';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useConsent } from '../features/consent/use-consent';
import { Header } from './frame/Header';
import { hydrateOnInteraction } from '../ui/hydration/hydrate-on-interaction';
import { PreviewBanner } from './preview/PreviewBanner';
import { useSettings } from '../data/settings';
import type { RouteHandle } from './route';
import { fullTitle, type PageMetadata } from './head/metadata';

const CONTENT_ID = 'contenu';

/** The footer works as plain HTML, links and search form, so that its code can wait for the first interaction. */
const Footer = hydrateOnInteraction('footer', () => import('./frame/Footer').then((part) => part.Footer));

/** Every page: the route inside the frame. */
export function Root() {
  const settings = useSettings();
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  useMetadata(
    handle && match?.loaderData !== undefined ? handle.metadata(match.loaderData, settings) : undefined,
    settings.site_title,
  );
  return (
    <Frame settings={settings}>
      <Outlet />
    </Frame>
  );
}

/** What surrounds every screen, the one of a failure too: header, main part, footer. */
export function Frame({ settings, children }: { readonly settings: SiteSettings; readonly children: ReactNode }) {
  const announced = useArrival(CONTENT_ID);
  // The reader of the preview is an administrator: there is no consent to give, and nothing is counted.
  const previewing = useLocation().pathname === previewPath;
  const consent = useConsent(previewing ? '' : settings.google_analytics_id);
  return (
    <div className="flex min-h-screen flex-col">
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Aller au contenu
      </a>
      {consent.Panel && <consent.Panel analyticsId={settings.google_analytics_id} requests={consent.requests} />}
      {/* Only administrators see the site in that state: visitors get the maintenance page from the server. */}
      {settings.maintenance_mode === 'true' && <PreviewBanner kind="maintenance" />}
      <Header settings={settings} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <Footer settings={settings} onManageCookies={consent.reopen} />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <ScrollRestoration />
    </div>
  );
}

/**
 * After a client-side navigation, does what a page load does for keyboards and screen readers: the focus moves to the
 * content, because the link that had it may have been removed, and the heading of the new page is announced.
 * @param contentId the element that holds the page's content and can take the focus
 * @returns the words to announce, empty on the first page of a visit
 */
function useArrival(contentId: string): string {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const content = document.getElementById(contentId);
    setAnnounced(content?.querySelector('h1')?.textContent ?? document.title);
    // A link with a fragment moves the focus to its own target.
    if (!hash) content?.focus({ preventScroll: true });
  }, [pathname, hash, contentId]);
  return announced;
}

/** Updates title, description and canonical address after a client-side navigation. */
function useMetadata(page: PageMetadata | undefined, siteTitle: string): void {
  useEffect(() => {
    if (!page) return;
    document.title = fullTitle(page.title, siteTitle);
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(page.path, canonical.href).href;
  }, [page, siteTitle]);
}
