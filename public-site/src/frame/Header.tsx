import type { SiteSettings } from '@agency-site/domain/site-settings';
import { Search } from 'lucide-react';
import { useMenu } from '../data/frame';
import { searchField } from './links';
import { CallButton } from '../ui/CallButton';
import { MainLink } from './MainLink';
import { MobileMenu } from './MobileMenu';
import { ServicesEntry } from './ServicesEntry';
import { Logo } from './Logo';

/**
 * The header of every page. It sticks to the top of the window, except in a window so low (a phone held sideways, a strong zoom) that it
 * would take a quarter of the height (site.css).
 */
export function Header({ settings }: { readonly settings: SiteSettings }) {
  const { main } = useMenu();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-background">
      <div className="container-site relative flex h-18 items-center gap-1.5 sm:gap-4">
        <a href="/" className="mr-auto min-w-0 rounded-control">
          <Logo settings={settings} compact />
        </a>
        <nav aria-label="Navigation principale" className="shrink-0 max-lg:hidden">
          <ul className="flex items-center gap-1">
            {main.links.map(({ to, label }) =>
              to === '/services' ? (
                <ServicesEntry key={to} label={label} />
              ) : (
                <li key={to}>
                  <MainLink to={to} label={label} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <a
          href={searchField}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand max-lg:hidden"
        >
          <Search aria-hidden="true" size={20} />
          <span className="sr-only">Rechercher</span>
        </a>
        <CallButton size="sm" className="whitespace-nowrap max-sm:px-3" />
        <MobileMenu />
      </div>
    </header>
  );
}
