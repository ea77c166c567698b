import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';

/**
 * How far each screen was scrolled, in CSS pixels, by its pathname. React-admin's own memory of lists loses a scroll just before a click
 * (findings/a-list-takes-the-position-of-the-next-screen.sh), and serves every link to a list.
 */
const positions = new Map<string, number>();

/** Whether the screen was scrolled before: if the person returns to it, all its rows are needed at once. */
export const wasScrolled = (pathname: string): boolean => positions.has(pathname);

/**
 * Shows a screen where it was left if the person returns by the browser's button, or from a record to its list; else from its top. A record
 * that takes the place of the form that created it stays as it is.
 */
export function useScrollPosition(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  // The address to which the browser's button led. `useNavigationType` says `POP` always, because react-admin gives its routes a location
  // (findings/routes-with-a-location-are-always-popped.sh).
  const returned = useRef('');
  useEffect(() => {
    const address = window.location.pathname;
    const isList = former.current.startsWith(`${pathname}/`);
    const isCreated = former.current === `/${pathname.split('/')[1]}/create`;
    if (isList || returned.current === address) window.scrollTo(0, positions.get(pathname) ?? 0);
    else if (former.current !== pathname && !isCreated) window.scrollTo(0, 0);
    former.current = pathname;
    returned.current = '';
    const keep = (): void => {
      // The last event of a screen may come when the next one has already replaced it.
      if (window.location.pathname === address) positions.set(pathname, window.scrollY);
    };
    const onReturn = (): void => {
      returned.current = window.location.pathname;
    };
    window.addEventListener('scroll', keep);
    window.addEventListener('popstate', onReturn);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('popstate', onReturn);
    };
  }, [pathname]);
}
