import { useCallback, useMemo } from 'react';
import { reactRouterProvider as base, type RouterLocation, type RouterProvider, type RouterTo } from 'react-admin';
import type { PathMapping } from './paths';

/**
 * React-admin's router with our addresses outside and its own paths inside: everything that builds a link or navigates
 * goes through `toAddress`, everything that reads the location through `toPath`.
 */
export function routerProvider({ toAddress, toPath }: PathMapping): RouterProvider {
  // What names no path means the screen one is on. Said outright: the router below would resolve it against the path that
  // `Routes` is given, and that one is react-admin's.
  const outward = (to: RouterTo, here: string): RouterTo => {
    if (typeof to !== 'string') return { ...to, pathname: toAddress(to.pathname || here) };
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
    return toAddress(pathname || here) + rest;
  };
  const inward = <T extends RouterLocation>(location: T): T => ({ ...location, pathname: toPath(location.pathname) });

  const useLocation: RouterProvider['useLocation'] = () => {
    const location = base.useLocation();
    return useMemo(() => inward(location), [location]);
  };

  return {
    ...base,
    useLocation,
    useNavigate: () => {
      const navigate = base.useNavigate();
      const { pathname } = useLocation();
      return useCallback(
        (to, options) => navigate(typeof to === 'number' ? to : outward(to, pathname), options),
        [navigate, pathname],
      );
    },
    useMatch: (pattern) => base.matchPath(pattern, useLocation().pathname),
    useBlocker: (shouldBlock) =>
      base.useBlocker(
        typeof shouldBlock === 'function'
          ? (move) =>
              shouldBlock({
                ...move,
                currentLocation: inward(move.currentLocation),
                nextLocation: inward(move.nextLocation),
              })
          : shouldBlock,
      ),
    Link: ({ to, ...props }) => <base.Link to={outward(to, useLocation().pathname)} {...props} />,
    Navigate: ({ to, ...props }) => <base.Navigate to={outward(to, useLocation().pathname)} {...props} />,
    Routes: (props) => <base.Routes location={useLocation()} {...props} />,
  };
}
