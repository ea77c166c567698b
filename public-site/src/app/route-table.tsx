import type { RouteObject } from 'react-router-dom';
import type { SiteClient } from '../data/client';
import { fallbackFrame, loadFrame } from '../data/frame';
import { route } from './route';
import { FailurePage, RootFailurePage } from './failure';
import { Root } from './root';

/**
 * The one route table: rendered on the server, or in the browser for sites that are files on a host. A form's answer, with the
 * words that were sent, is shown even when the settings cannot be read: the form is more than its frame.
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
            route('index', client, () => import('./routes/home')),
            route('a-propos', client, () => import('./routes/text')),
            route('services', client, () => import('./routes/text')),
            route('cas-usage', client, () => import('./routes/text')),
            route('automatisations', client, () => import('./routes/text')),
            route('etudes-de-cas', client, () => import('./routes/case-studies')),
            route('etudes-de-cas/:slug', client, () => import('./routes/case-study')),
            route('blog', client, () => import('./routes/blog')),
            route('blog/categorie/:category', client, () => import('./routes/category')),
            route('blog/auteur/:slug', client, () => import('./routes/author')),
            route('blog/:slug', client, () => import('./routes/article')),
            route('contact', client, () => import('./routes/contact')),
            route('recherche', client, () => import('./routes/search')),
            route('lettre/:step', client, () => import('./routes/newsletter')),
            route('apercu', client, () => import('./routes/preview')),
            route(':slug', client, () => import('./routes/text')),
            route('services/:slug', client, () => import('./routes/text')),
            route('cas-usage/:slug', client, () => import('./routes/text')),
            route('automatisations/:slug', client, () => import('./routes/text')),
            route('*', client, () => import('./routes/unknown')),
          ],
        },
      ],
    },
  ];
}
