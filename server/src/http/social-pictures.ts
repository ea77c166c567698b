import { readFile } from 'node:fs/promises';
import { appIcon } from '@agency/brand/logo';
import { socialPicture } from '@agency/brand/social-picture';
import type { DataOptions } from '@agency/public-site/entry-server';
import { Hono, type Context } from 'hono';
import { repositoryPath } from '../repository-root';
import { icoOf } from './ico';
import { rasterise } from './rasterise';
import { RenderCache } from './render-cache';
import type { SiteRenderer } from './site-renderer';

export interface SocialPicturesOptions {
  readonly renderer: SiteRenderer;
  readonly optionsFor: () => DataOptions;
  readonly siteUrl: string;
}

type Png = Uint8Array<ArrayBuffer> | undefined;

const ICON_SIZES = new Set(['180', '192', '512']);
const FAVICON_SIZE = 48;
const MAX_PICTURES = 200;
const AN_HOUR = 'public, max-age=3600';

/** Social pictures (/social/<page's path>.png) and the site's icons, rendered on request and cached. */
export function socialPictures({ renderer, optionsFor, siteUrl }: SocialPicturesOptions): {
  routes: Hono;
  clearCache(): void;
} {
  const cache = new RenderCache<Png>(MAX_PICTURES, (png) => png !== undefined);

  const draw = async (path: string): Promise<Png> => {
    const described = await renderer.describePage(siteUrl + path, optionsFor());
    if (!described || described.page.hidden) return undefined;
    const { page, site } = described;
    return rasterise(
      socialPicture({
        title: page.social?.title ?? page.title,
        kicker: page.social?.kicker ?? '',
        illustration: await readIllustration(page.social?.picture),
        site,
      }),
    );
  };

  const iconOf = (size: string): Promise<Png> => cache.get(size, () => rasterise(appIcon(Number(size))));

  const routes = new Hono();
  routes.get('/social/:path{.+\\.png}', async (context) => {
    const name = context.req.param('path').replace(/\.png$/, '');
    const path = name === 'accueil' ? '/' : `/${name}`;
    return sendPng(context, await cache.get(path, () => draw(path)));
  });
  routes.get('/icons/:size{\\d+\\.png}', async (context) => {
    const size = context.req.param('size').replace('.png', '');
    return sendPng(context, ICON_SIZES.has(size) ? await iconOf(size) : undefined);
  });
  // Well-known addresses, for clients that do not read the document's head.
  routes.get('/apple-touch-icon.png', async (context) => sendPng(context, await iconOf('180')));
  routes.get('/favicon.ico', async (context) => {
    const png = await iconOf(String(FAVICON_SIZE));
    return png ? sendPicture(context, 'image/x-icon', icoOf(FAVICON_SIZE, png)) : context.text('Not found', 404);
  });
  return { routes, clearCache: () => cache.clear() };
}

const readPublic = (path: string): Promise<string> => readFile(repositoryPath(`public-site/public${path}`), 'utf8');
const readGeneric = (): Promise<string> => readPublic('/illustrations/article.svg');

/** The SVG file of a page's picture, or a generic one where the page shows no drawing of the site. */
function readIllustration(picture = ''): Promise<string> {
  return /^\/illustrations\/[\w-]+\.svg$/.test(picture) ? readPublic(picture).catch(readGeneric) : readGeneric();
}

const sendPng = (context: Context, png: Png): Response =>
  png ? sendPicture(context, 'image/png', png) : context.text('Not found', 404);

function sendPicture(context: Context, type: string, bytes: Uint8Array<ArrayBuffer>): Response {
  context.header('content-type', type);
  context.header('cache-control', AN_HOUR);
  return context.body(bytes);
}
