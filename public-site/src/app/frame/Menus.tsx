import { mainLinks } from '../../data/links';
import { Button } from '../../ui/Button';
import { MobileMenu } from './MobileMenu';
import { MainLink } from './MainLink';
import { ServicesEntry } from './ServicesEntry';

/** Everything of the header but the logo: the links and the panel of wide windows, the menu of narrow ones. */
export function Menus() {
  return (
    <>
      <nav aria-label="Navigation principale" className="shrink-0 max-lg:hidden">
        <ul className="flex items-center gap-1">
          {mainLinks.map(({ to, label }) =>
            to === '/services' ? (
              <ServicesEntry key={to} />
            ) : (
              <li key={to}>
                <MainLink to={to} label={label} />
              </li>
            ),
          )}
        </ul>
      </nav>
      <Button to="/contact" size="sm" className="whitespace-nowrap max-sm:px-3 max-sm:text-[0.9375rem]">
        Prendre RDV
      </Button>
      <MobileMenu />
    </>
  );
}
