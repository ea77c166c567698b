import { useCallback, useMemo } from 'react';
import { reactRouterProvider as base, type RouterLocation, type RouterProvider, type RouterTo } from 'react-admin';
import type { PathMapping } from './paths';

/**
 * React-admin's router with our addresses outside and its own paths inside: everything that builds a link or navigates
 * goes through `toAddress`, everything that reads the location through `toPath`.
 */
export function routerProvider({ toAddress, toPath }: PathMapping): RouterProvider {
  const outward = (to: RouterTo): RouterTo => {
    if (typeof to !== 'string') return to.pathname ? { ...to, pathname: toAddress(to.pathname) } : to;
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
    return pathname ? toAddress(pathname) + rest : to;
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
      return useCallback((to, options) => navigate(typeof to === 'number' ? to : outward(to), options), [navigate]);
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
    Link: ({ to, ...props }) => <base.Link to={outward(to)} {...props} />,
    Navigate: ({ to, ...props }) => <base.Navigate to={outward(to)} {...props} />,
    Routes: (props) => <base.Routes location={useLocation()} {...props} />,
  };
}
