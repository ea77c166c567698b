import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Connect } from '../data/connect';
import { fallbackSettings } from '../data/settings';
import { createRoutes } from './route-table';

/**
 * The routes that answer a request on the server. A form's answer, with the words that were sent, is shown even when
 * the settings cannot be read: the form is more than its frame.
 */
export function routesFor({ method }: Request, connect: Connect): RouteObject[] {
  const routes = createRoutes(connect);
  const [root] = routes;
  const load = root?.loader;
  if (method !== 'POST' || typeof load !== 'function') return routes;
  const loader: LoaderFunction = async (args) => {
    try {
      return await load(args);
    } catch {
      return fallbackSettings;
    }
  };
  return routes.map((route) => (route === root ? { ...route, loader } : route));
}
