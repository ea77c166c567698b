import type { SiteSettings } from '@agency/supabase/site-settings';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { Connect } from '../data/connect';
import { fallbackSettings } from '../data/settings';
import { SiteUrlContext } from '../ui/site-url';
import { failureTitle } from './failure';
import type { PageMetadata } from './head/metadata';
import type { RouteHandle } from './route';
import { routesFor } from './route-table';

/** A page as markup, with what its document says of it. */
export interface RenderedPage {
  readonly status: number;
  readonly body: string;
  readonly metadata: PageMetadata;
  readonly settings: SiteSettings;
  /** The pattern of its address, « /blog/:slug ». */
  readonly route: string;
}

/** What a route loaded, or answered to a form, before it is rendered; a redirection is a `Response`. */
export async function loadRoute(request: Request, connect: Connect) {
  const { query, dataRoutes } = createStaticHandler(routesFor(request, connect));
  const context = await query(request);
  if (context instanceof Response) return context;
  return { context, dataRoutes, metadata: metadataOf(context), settings: settingsOf(context) };
}

/** What `loadRoute` gives for a page. */
export type LoadedRoute = Exclude<Awaited<ReturnType<typeof loadRoute>>, Response>;

/**
 * Renders a page.
 * @param siteUrl public address without a trailing slash
 */
export function renderPage({ context, dataRoutes, metadata, settings }: LoadedRoute, siteUrl: string): RenderedPage {
  const body = renderToString(
    <SiteUrlContext value={siteUrl}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </SiteUrlContext>,
  );
  const route = `/${context.matches.at(-1)?.route.path ?? ''}`;
  return { status: context.statusCode, body, metadata, settings, route };
}

const settingsOf = (context: StaticHandlerContext): SiteSettings =>
  (context.loaderData['root'] as SiteSettings | undefined) ?? fallbackSettings;

function metadataOf(context: StaticHandlerContext): PageMetadata {
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  if (context.errors || !match || !handle) {
    const title = failureTitle(Object.values(context.errors ?? {})[0]);
    return { title, description: '', path: '/', hidden: true };
  }
  return handle.metadata(context.loaderData[match.route.id], settingsOf(context));
}
