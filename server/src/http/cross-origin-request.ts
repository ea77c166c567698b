import { formerPicturePath } from '@agency-site/import/move-pictures';
import type { HonoRequest, MiddlewareHandler } from 'hono';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Paths where even a reading request makes this server do something. */
const READ_WITH_EFFECT = new Set([formerPicturePath]);
const API = /^\/(rest|auth|storage)\//;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const CSV_TYPE = /^text\/csv\s*(;|$)/i;

/**
 * Whether a browser says that a page of another site sends a request. A host of the same domain counts as another site, because it often
 * belongs to somebody else, such as a shop or a former trial. Clients that are not browsers say nothing, and count as ours.
 */
function isCrossOrigin(request: HonoRequest, siteUrl: string): boolean {
  // Pages cannot write this header. `none`: an action of the person, such as opening a bookmark.
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Without Sec-Fetch-Site (older browsers, or no TLS), the Origin header decides.
  const origin = request.header('origin');
  if (origin === undefined) return false;
  // `null`: a sandboxed frame, a file, or a redirect from another site.
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  // A proxy may have replaced Host. A page can make a browser send X-Forwarded-Host only with our consent (CORS), which nobody gets.
  const own = [request.header('host'), ...(request.header('x-forwarded-host') ?? '').split(','), new URL(siteUrl).host];
  return !own.some((name) => hostOf(protocol, name) === host);
}

/** Returns a host as it appears in an origin of that protocol: in lower case, without the default port. */
function hostOf(protocol: string, name = ''): string | undefined {
  const address = `${protocol}//${name.trim()}`;
  return name.trim() && URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Refuses, on every route, writing requests that a page of another site makes its visitors' browsers send. Nothing else stops them: each
 * comes from another address, a form needs no consent of ours (CORS), and every page contains the API's public key.
 */
export const refuseCrossOrigin =
  (siteUrl: string): MiddlewareHandler =>
  async ({ req, text, json }, next) => {
    if ((READING.has(req.method) && !READ_WITH_EFFECT.has(req.path)) || !isCrossOrigin(req, siteUrl)) return next();
    return API.test(req.path) || READ_WITH_EFFECT.has(req.path)
      ? json({ code: '403', message: 'Requests of other sites are refused' }, 403)
      : text('Ce formulaire vient d’un autre site. Ouvrez la page ici pour l’envoyer.', 403);
  };

/** Refuses bodies other than JSON (or CSV for rows): for any page, a browser sends forms and plain text without permission. */
export const requireJson: MiddlewareHandler = async ({ req, json }, next) => {
  const length = req.header('content-length');
  const hasBody = req.header('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
  const type = req.header('content-type') ?? '';
  const isRead = JSON_TYPE.test(type) || (CSV_TYPE.test(type) && req.path.startsWith('/rest/'));
  if (READING.has(req.method) || (!hasBody && type === '') || isRead) return next();
  return json({ code: '415', message: 'A body of the type application/json is expected' }, 415);
};
