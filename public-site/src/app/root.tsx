import { previewPath } from '@agency/supabase/preview-message';
import type { SiteSettings } from '@agency/supabase/site-settings';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useConsent } from '../features/consent/use-consent';
import { Header } from './frame/Header';
import { useArrival } from './frame/use-arrival';
import { hydrateOnInteraction } from '../ui/hydration/hydrate-on-interaction';
import { PreviewBanner } from './preview/PreviewBanner';
import { useSettings } from '../data/settings';
import { useMetadata } from './head/use-metadata';
import type { RouteHandle } from './route';

const CONTENT_ID = 'contenu';

/** The footer works as plain HTML, links and search form, so that its code can wait for the first interaction. */
const Footer = hydrateOnInteraction(
  'footer',
  () => import('./frame/Footer'),
  (part) => part.Footer,
);

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
  // In the preview an administrator is reading: no consent is asked for, and nothing is measured.
  const previewing = useLocation().pathname === previewPath;
  const consent = useConsent(previewing ? '' : settings.google_analytics_id);
  return (
    <div className="flex min-h-screen flex-col">
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Aller au contenu
      </a>
      {consent.Panel && <consent.Panel analyticsId={settings.google_analytics_id} asked={consent.asked} />}
      {/* Only administrators see the site in that state: visitors get the maintenance page from the server. */}
      {settings.maintenance_mode === 'true' && <PreviewBanner kind="maintenance" />}
      <Header settings={settings} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <Footer settings={settings} onManageCookies={consent.ask} />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <ScrollRestoration />
    </div>
  );
}
