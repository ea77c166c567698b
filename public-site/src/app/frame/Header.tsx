import type { SiteSettings } from '@agency/supabase/site-settings';
import { Menus } from './Menus';
import { Logo } from './Logo';

/**
 * The header of every page. It stays in sight, except on a window so low (a phone on its side, a strong zoom) that it
 * would take a quarter of it.
 */
export function Header({ settings }: { readonly settings: SiteSettings }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-background">
      <div className="container-site relative flex h-18 items-center gap-1.5 sm:gap-4">
        <a href="/" className="mr-auto min-w-0 rounded-control">
          <Logo settings={settings} compact />
        </a>
        <Menus />
      </div>
    </header>
  );
}
