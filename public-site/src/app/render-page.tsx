import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { SiteClient } from '../data/client';
import { loadFocalPoints } from '../data/focal-points';
import { fallbackFrame, type SiteFrame } from '../data/frame';
import { FocalPointsContext } from '../ui/focal-points';
import { StyleSheetContext } from '../ui/StyleSheetLink';
import { SiteUrlContext } from '../ui/site-url';
import { failureTitle } from './failure';
import { withOneFold } from '../document/fold';
import type { PageMetadata } from '../document/metadata';
import type { RouteHandle } from '../document/route';
import { createRoutes } from './route-table';

export interface RenderedPage {
  readonly status: number;
  readonly body: string;
  /** The pattern of the page's address, such as `/blog/:slug`. */
  readonly route: string;
}

/** Loads a route's data or handles the form posted to it, for `renderPage`. @returns a `Response` for a redirection */
export async function loadRoute(request: Request, client: SiteClient) {
  const { query, dataRoutes } = createStaticHandler(createRoutes(request, client));
  const context = await query(request);
  if (context instanceof Response) return context;
  const points = await loadFocalPoints(client, context.loaderData);
  return { context, dataRoutes, points, metadata: metadataOf(context), settings: frameOf(context).settings };
}

/** The result of `loadRoute` for a page. */
export type LoadedRoute = Exclude<Awaited<ReturnType<typeof loadRoute>>, Response>;

/**
 * Renders a page to markup.
 * @param siteUrl public address without a trailing slash
 * @param styleSheet address of the whole style sheet, linked at the fold (`StyleSheetLink`); undefined for no link
 */
export function renderPage(
  { context, dataRoutes, points }: LoadedRoute,
  siteUrl: string,
  styleSheet?: string,
): RenderedPage {
  const body = renderToStaticMarkup(
    <SiteUrlContext value={siteUrl}>
      <StyleSheetContext value={styleSheet}>
        <FocalPointsContext value={points}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </FocalPointsContext>
      </StyleSheetContext>
    </SiteUrlContext>,
  );
  const route = `/${context.matches.at(-1)?.route.path ?? ''}`;
  return { status: context.statusCode, body: withOneFold(compact(body)), route };
}

/** Writes the same icons in fewer bytes. No stored text contains such tags. */
const compact = (body: string): string => body.replaceAll(/><\/(path|circle|line|rect|polyline|ellipse)>/g, '/>');

const frameOf = (context: StaticHandlerContext): SiteFrame =>
  (context.loaderData['root'] as SiteFrame | undefined) ?? fallbackFrame;

function metadataOf(context: StaticHandlerContext): PageMetadata {
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  if (context.errors || !match || !handle) {
    const title = failureTitle(Object.values(context.errors ?? {})[0]);
    return { title, description: '', path: '/', hidden: true };
  }
  return handle.metadata(context.loaderData[match.route.id], frameOf(context));
}
