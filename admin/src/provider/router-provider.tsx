import { useCallback, useMemo } from 'react';
import { reactRouterProvider as base, type RouterLocation, type RouterProvider, type RouterTo } from 'react-admin';
import type { PathMapping } from './paths';

/** React-admin's router with our addresses: links and navigation call `toAddress`, readers of the location call `toPath`. */
export function routerProvider({ toAddress, toPath }: PathMapping): RouterProvider {
  // A target without a pathname means the current screen. The pathname is added here, because the router would resolve the
  // target against react-admin's path, which `Routes` receives.
  const toAddressTarget = (to: RouterTo, current: string): RouterTo => {
    if (typeof to !== 'string') return { ...to, pathname: toAddress(to.pathname || current) };
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
    return toAddress(pathname || current) + rest;
  };
  const toPathLocation = <T extends RouterLocation>(location: T): T => ({
    ...location,
    pathname: toPath(location.pathname),
  });

  const useLocation: RouterProvider['useLocation'] = () => {
    const location = base.useLocation();
    return useMemo(() => toPathLocation(location), [location]);
  };

  return {
    ...base,
    useLocation,
    useNavigate: () => {
      const navigate = base.useNavigate();
      const { pathname } = useLocation();
      return useCallback(
        (to, options) => navigate(typeof to === 'number' ? to : toAddressTarget(to, pathname), options),
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
                currentLocation: toPathLocation(move.currentLocation),
                nextLocation: toPathLocation(move.nextLocation),
              })
          : shouldBlock,
      ),
    Link: ({ to, ...props }) => <base.Link to={toAddressTarget(to, useLocation().pathname)} {...props} />,
    Navigate: ({ to, ...props }) => <base.Navigate to={toAddressTarget(to, useLocation().pathname)} {...props} />,
    Routes: (props) => <base.Routes location={useLocation()} {...props} />,
  };
}
