import type { RouteObject } from 'react-router-dom';
import type { SiteClient } from '../data/client';
import { fallbackFrame, loadFrame } from '../data/frame';
import { route } from '../document/route';
import { FailurePage, RootFailurePage } from './failure';
import { Root } from '../frame/Frame';

/**
 * All routes of the site, rendered on the server or, for a site of static files, in the browser. When the settings cannot be read, a posted
 * form still gets its answer, with the sent text, inside the fallback frame: the answer matters more than the menus.
 * @param client the data access of this request
 */
export function createRoutes({ method }: Request, client: SiteClient): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      loader: () =>
        loadFrame(client).catch((error: unknown) => (method === 'POST' ? fallbackFrame : Promise.reject(error))),
      ErrorBoundary: RootFailurePage,
      children: [
        {
          ErrorBoundary: FailurePage,
          children: [
            route('index', client, () => import('../features/pages/home.route')),
            route('a-propos', client, () => import('../features/pages/route')),
            route('services', client, () => import('../features/pages/route')),
            route('cas-usage', client, () => import('../features/pages/route')),
            route('automatisations', client, () => import('../features/pages/route')),
            route('etudes-de-cas', client, () => import('../features/case-studies/route')),
            route('etudes-de-cas/:slug', client, () => import('../features/case-studies/study.route')),
            route('blog', client, () => import('../features/blog/route')),
            route('blog/categorie/:category', client, () => import('../features/blog/category.route')),
            route('blog/auteur/:slug', client, () => import('../features/blog/author.route')),
            route('blog/:slug', client, () => import('../features/article/route')),
            route('contact', client, () => import('../features/contact/route')),
            route('recherche', client, () => import('../features/search/route')),
            route('lettre/:step', client, () => import('../features/newsletter/route')),
            route('apercu', client, () => import('./preview/route')),
            route(':slug', client, () => import('../features/pages/route')),
            route('services/:slug', client, () => import('../features/pages/route')),
            route('cas-usage/:slug', client, () => import('../features/pages/route')),
            route('automatisations/:slug', client, () => import('../features/pages/route')),
            route('*', client, () => import('../features/not-found/route')),
          ],
        },
      ],
    },
  ];
}
