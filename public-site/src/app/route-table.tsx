import type { RouteObject, LoaderFunction } from 'react-router-dom';
import type { Connect } from '../data/connect';
import { loadSettings, fallbackSettings } from '../data/settings';
import { route } from './route';
import { FailurePage, RootFailurePage } from './failure';
import { Root } from './root';

/**
 * The one route table: rendered on the server, or in the browser for sites that are files on a host.
 * @param connect opens the data access of this browser or of this request
 */
export function createRoutes(connect: Connect): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      loader: async () => loadSettings(await connect()),
      ErrorBoundary: RootFailurePage,
      children: [
        {
          ErrorBoundary: FailurePage,
          children: [
            route('index', connect, () => import('./routes/home')),
            route('a-propos', connect, () => import('./routes/about')),
            route('services', connect, () => import('./routes/services')),
            route('cas-usage', connect, () => import('./routes/sectors')),
            route('automatisations', connect, () => import('./routes/automations')),
            route('blog', connect, () => import('./routes/blog')),
            route('blog/categorie/:category', connect, () => import('./routes/category')),
            route('blog/:slug', connect, () => import('./routes/article')),
            route('contact', connect, () => import('./routes/contact')),
            route('lettre/:step', connect, () => import('./routes/newsletter')),
            route('apercu', connect, () => import('./routes/preview')),
            route(':slug', connect, () => import('./routes/text')),
            route('services/:slug', connect, () => import('./routes/page')),
            route('cas-usage/:slug', connect, () => import('./routes/page')),
            route('automatisations/:slug', connect, () => import('./routes/page')),
            route('*', connect, () => import('./routes/unknown')),
          ],
        },
      ],
    },
  ];
}

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
  return routes.map((entry) => (entry === root ? { ...entry, loader } : entry));
}
