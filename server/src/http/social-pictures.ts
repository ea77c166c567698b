import { light } from '@agency-site/brand/colours';
import { appIcon } from '@agency-site/brand/logo';
import { socialPicture } from '@agency-site/brand/social-picture';
import { socialPictureSize } from '@agency-site/brand/social-picture-size';
import { isShareable, maxMediaPixels, mediaNameIn } from '@agency-site/domain/media';
import { repositoryPath } from '@agency-site/process/repository-root';
import type { DescribedPage } from '@agency-site/public-site/entry-server';
import { type Context, Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import type { SiteRenderer } from './frontend';
import type { PageRenderer } from './page-renderer';
import { icoOf, rasterise } from './rasterise';
import { RenderCache } from './render-cache';
import type { RenderLimit } from './render-limit';
import { cachedAnHour } from './static-files';
import type { SupabaseAccess } from './supabase-access';

/** A picture, or the reason why there is none. */
type Picture =
  | { readonly status: 200; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly status: 404 | 429 | 503; readonly bytes?: undefined };

const ICON_SIZES = new Set(['180', '192', '512']);
const FAVICON_SIZE = 48;
/** The name of the home page in its file names. */
const HOME = 'accueil';
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** The path of a page, with the characters that a slug may have. */
const PAGE_PATH = /^[a-z\d]+(?:[-/][a-z\d]+)*$/;

/** Creates and caches social pictures, /social/<page's path>.png from its words and .jpg from its photograph, and icons. */
export function socialPictures(
  renderer: SiteRenderer,
  read: PageRenderer['read'],
  readPicture: SupabaseAccess['readPicture'],
  siteUrl: string,
  mayRender: RenderLimit,
) {
  const cache = new RenderCache<Picture>({
    maxBytes: MAX_CACHE_BYTES,
    bytesOf: ({ bytes }) => (bytes?.length ?? 0) + 1000,
    isCacheable: ({ status }) => status !== 429 && status !== 503,
  });

  const make = async (path: string, type: string): Promise<Picture> => {
    const { options, isWhole } = read();
    const described = await renderer.describePage(siteUrl + path, options).catch((error: unknown) => {
      if (isWhole()) throw error;
      return undefined;
    });
    if (!isWhole()) return { status: 503 };
    if (!described || described.page.hidden) return { status: 404 };
    const { page, point, site } = described;
    if (type === 'jpg') return photographOf(page.social?.picture ?? '', point);
    return rasterised(
      socialPicture({
        title: page.social?.title ?? page.title,
        kicker: page.social?.kicker ?? '',
        illustration: await readIllustration(page.social?.picture ?? `/illustrations/${nameOf(path)}.svg`),
        site,
      }),
    );
  };

  const photographOf = async (address: string, point: DescribedPage['point']): Promise<Picture> => {
    const bytes = isShareable(address) && (await readPicture(mediaNameIn(address) ?? ''));
    if (!bytes) return { status: 404 };
    // The upload checked only the first bytes of the file, so the rest may be damaged.
    return sharedPhotograph(bytes, point).then(
      (shared): Picture => ({ status: 200, bytes: shared }),
      (): Picture => ({ status: 404 }),
    );
  };

  const iconOf = (size: string): Promise<Picture> => cache.get(size, () => rasterised(appIcon(Number(size))));

  const routes = new Hono();
  routes.get('/social/:file{.+\\.(?:png|jpg)}', async (context) => {
    const file = context.req.param('file');
    const [name, type] = [file.slice(0, -4), file.slice(-3)];
    if (!PAGE_PATH.test(name)) return send(context, { status: 404 });
    const path = name === HOME ? '/' : `/${name}`;
    const create = async (): Promise<Picture> => (mayRender(context) ? make(path, type) : { status: 429 });
    return send(context, await cache.get(`${path} ${type}`, create), type === 'jpg' ? 'image/jpeg' : 'image/png');
  });
  routes.get('/icons/:size{\\d+\\.png}', async (context) => {
    const size = context.req.param('size').replace('.png', '');
    return send(context, ICON_SIZES.has(size) ? await iconOf(size) : { status: 404 });
  });
  // Well-known addresses, for clients that do not read the document's head.
  routes.get('/apple-touch-icon.png', async (context) => send(context, await iconOf('180')));
  routes.get('/favicon.ico', async (context) => {
    const icon = await iconOf(String(FAVICON_SIZE));
    return send(context, icon.bytes ? { status: 200, bytes: icoOf(FAVICON_SIZE, icon.bytes) } : icon, 'image/x-icon');
  });
  return { routes, clearCache: () => cache.clear() };
}

/** Returns the name of a page's own drawing. */
const nameOf = (path: string): string => path.slice(1) || HOME;

/** Reads an illustration of the demo or, if the demo lacks it, of the public site. */
const readPublic = (path: string): Promise<string> =>
  readFile(repositoryPath(`demo${path}`), 'utf8').catch(() =>
    readFile(repositoryPath(`public-site/public${path}`), 'utf8'),
  );
const readGeneric = (): Promise<string> => readPublic('/illustrations/article.svg');

/** Reads the SVG file of a page's picture, or a generic one if the site has no drawing for it. */
function readIllustration(picture: string): Promise<string> {
  return /^\/illustrations\/[\w-]+\.svg$/.test(picture) ? readPublic(picture).catch(readGeneric) : readGeneric();
}

const rasterised = async (svg: string): Promise<Picture> => ({ status: 200, bytes: await rasterise(svg) });

const TEXTS = { 200: '', 404: 'Not found', 429: 'Too many requests', 503: 'Unavailable' } as const;

function send(context: Context, { status, bytes }: Picture, type = 'image/png'): Response {
  if (!bytes) return context.text(TEXTS[status], status);
  context.header('content-type', type);
  context.header('cache-control', cachedAnHour);
  return context.body(bytes);
}

const { width, height } = socialPictureSize;

/**
 * Returns a picture of the library for social networks: a JPEG, cropped to their format around its focal point, as pages do
 * (`object-position`).
 * @param bytes a WebP, JPEG, PNG or GIF file; of an animation, the first picture
 * @param point in hundredths of its width and height
 * @throws for a damaged file
 */
async function sharedPhotograph(
  bytes: Uint8Array,
  point: { readonly x: number; readonly y: number },
): Promise<Uint8Array<ArrayBuffer>> {
  // The server loads this library only with the first shared photograph, because it is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxMediaPixels }).autoOrient();
  const { autoOrient: whole } = await picture.metadata();
  const scale = Math.min(whole.width / width, whole.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(((whole.width - part.width) * point.x) / 100);
  const top = Math.round(((whole.height - part.height) * point.y) / 100);
  const shared = picture.extract({ ...part, left, top }).resize({ width, height, fit: 'fill' });
  return new Uint8Array(await shared.flatten({ background: light.background }).jpeg({ quality: 82 }).toBuffer());
}
