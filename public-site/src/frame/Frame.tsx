import { previewPath } from '@agency-site/domain/preview-message';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router-dom';
import { fallbackFrame, FrameContext, type SiteFrame } from '../data/frame';
import { ConsentPanel } from '../features/consent/ConsentPanel';
import { Footer } from './Footer';
import { Header } from './Header';
import { PreviewBanner } from '../ui/PreviewBanner';

const CONTENT_ID = 'contenu';

/** The root of every page: the route inside the frame. */
export function Root() {
  return (
    <Frame frame={useRouteLoaderData<SiteFrame>('root') ?? fallbackFrame}>
      <Outlet />
    </Frame>
  );
}

/** The frame around every screen, failures included: header, main part, footer. */
export function Frame({ frame, children }: { readonly frame: SiteFrame; readonly children: ReactNode }) {
  const { settings } = frame;
  // The reader of the preview is an administrator, who is not asked for consent.
  const analyticsId = useLocation().pathname === previewPath ? '' : settings.google_analytics_id;
  return (
    <FrameContext value={frame}>
      <div className="flex min-h-screen flex-col" data-booking={settings.calendly_url || undefined}>
        <a href={`#${CONTENT_ID}`} className="skip-link">
          Aller au contenu
        </a>
        {analyticsId && <ConsentPanel analyticsId={analyticsId} />}
        {/* Only administrators get here during maintenance; the server gives visitors the maintenance page. */}
        {settings.maintenance_mode === 'true' && <PreviewBanner kind="maintenance" />}
        <Header settings={settings} />
        <main id={CONTENT_ID} tabIndex={-1} className="flex-1 focus:outline-none">
          {children}
        </main>
        <Footer settings={settings} asksConsent={Boolean(analyticsId)} />
      </div>
    </FrameContext>
  );
}
