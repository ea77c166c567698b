import { useLocation } from 'react-router-dom';
import { useMenu } from '../data/frame';
import { ChevronDown, Menu, X } from '../ui/lucide-icons';
import { currentOf, searchField } from './links';
import { type MenuGroup, type NavigationLink, panelGroups } from '../data/menu';
import { CallToActionButton } from '../ui/CallToActionButton';

const ENTRY = 'flex min-h-12 items-center text-base font-semibold';

/** The menu of narrow screens. It is a `details` element, so it opens before the scripts have loaded; menus.browser.ts enhances it. */
export function MobileMenu() {
  const { main } = useMenu();
  return (
    <details data-menu className="group/menu lg:hidden">
      <summary className="grid size-11 list-none place-items-center rounded-control border-[1.5px] border-ink">
        <Menu className="group-open/menu:hidden" />
        <X className="hidden group-open/menu:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-ink bg-background">
        <nav
          aria-label="Menu principal"
          className="max-h-[min(24rem,calc(100dvh-10rem))] overflow-y-auto overscroll-contain px-[clamp(1.25rem,4vw,2.5rem)]"
        >
          <ul className="divide-y divide-line">
            {main.links.map((link) => (
              <li key={link.to}>{link.to === '/services' ? <Services label={link.label} /> : <Entry {...link} />}</li>
            ))}
            <li>
              <Entry to={searchField} label="Rechercher" />
            </li>
          </ul>
        </nav>
        <div className="border-t border-line px-[clamp(1.25rem,4vw,2.5rem)] py-4">
          <CallToActionButton className="w-full" />
        </div>
      </div>
    </details>
  );
}

function Entry({ to, label }: NavigationLink) {
  const { pathname } = useLocation();
  return (
    <a href={to} aria-current={currentOf(to, pathname)} className={`${ENTRY} aria-[current]:text-action`}>
      {label}
    </a>
  );
}

/** « Services » unfolds into the groups of the services panel. Each group starts with the page that presents it. */
function Services({ label }: { readonly label: string }) {
  const groups = panelGroups(useMenu());
  const { pathname } = useLocation();
  return (
    <details className="group/services">
      <summary
        // `true` and not `page`, because this entry is no link: the link to the page of all services comes first inside.
        aria-current={currentOf('/services', pathname) && 'true'}
        className={`${ENTRY} list-none justify-between aria-[current]:text-action`}
      >
        {label}
        <ChevronDown className="group-open/services:rotate-180 motion-safe:transition-transform" />
      </summary>
      <div className="pb-3">
        {groups.map(({ id, title, links }) => (
          <div key={id} role="group" aria-labelledby={`menu-${id}`} className="not-first:mt-3">
            <p id={`menu-${id}`} className="text-base font-semibold text-teal">
              {title?.label}
            </p>
            <ul>
              {[...pageOf(title), ...links].map((link) => (
                <li key={link.to}>
                  <SubLink {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

/** The page that presents a group, as the group's first link. */
const pageOf = (title: MenuGroup['title']): NavigationLink[] =>
  title?.to ? [{ to: title.to, label: title.hint || title.label }] : [];

function SubLink({ to, label }: NavigationLink) {
  const { pathname } = useLocation();
  return (
    <a
      href={to}
      aria-current={to === pathname ? 'page' : undefined}
      className="flex min-h-11 items-center border-l-2 border-line pl-4 text-base aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-action"
    >
      {label}
    </a>
  );
}
