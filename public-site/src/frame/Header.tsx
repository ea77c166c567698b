import type { SiteSettings } from '@agency-site/domain/site-settings';
import { useLocation } from 'react-router-dom';
import { useMenu } from '../data/frame';
import { CallToActionButton } from '../ui/CallToActionButton';
import { ChevronDown, Search } from '../ui/lucide-icons';
import { currentOf, searchField } from './links';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { ServicesPanel } from './ServicesPanel';

/** The header sticks to the top, except in a window so low that it would take a quarter of the height (site.css). */
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
          <Search size={20} />
          <span className="sr-only">Rechercher</span>
        </a>
        <CallToActionButton size="sm" className="whitespace-nowrap max-sm:px-3" />
        <MobileMenu />
      </div>
    </header>
  );
}

const PANEL_ID = 'panneau-services';

/** « Services »: a link, and a button for its panel. Before scripts run, the style sheet shows the panel on hover or focus. */
function ServicesEntry({ label }: { readonly label: string }) {
  return (
    <li data-panel="unscripted" className="group flex items-center">
      <MainLink to="/services" label={label} className="pr-1" />
      <button
        // Without scripts there is no `aria-expanded`, because only the style sheet then knows whether the panel is open.
        type="button"
        aria-controls={PANEL_ID}
        className="grid size-9 cursor-pointer place-items-center rounded-control hover:bg-sand"
      >
        <ChevronDown size={18} className="group-data-[panel=open]:rotate-180 motion-safe:transition-transform" />
        <span className="sr-only">Détail des services</span>
      </button>
      <div id={PANEL_ID} data-closed className="services-panel">
        <ServicesPanel />
      </div>
    </li>
  );
}

interface MainLinkProps {
  readonly to: string;
  readonly label: string;
  readonly className?: string;
}

/** A link of the header. The current page's link is underlined in the action colour. */
function MainLink({ to, label, className = '' }: MainLinkProps) {
  const { pathname } = useLocation();
  const current = currentOf(to, pathname);
  return (
    <a
      href={to}
      aria-current={current}
      className={`flex min-h-11 items-center rounded-control px-3 text-base hover:bg-sand ${className}`}
    >
      <span className={current && 'underline-drawn text-action'}>{label}</span>
    </a>
  );
}
