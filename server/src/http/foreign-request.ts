import { formerPicturePath } from '@agency/import/move-pictures';
import type { HonoRequest, MiddlewareHandler } from 'hono';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Paths where even a reading request makes this server do something. */
const READ_WITH_EFFECT = new Set([formerPicturePath]);
const API = /^\/(rest|auth|storage)\//;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const CSV_TYPE = /^text\/csv\s*(;|$)/i;

/**
 * Whether a browser says that a page of another site sends a request. A sibling host is another site too: nothing of ours posts from
 * one, and it is often somebody else's, a shop or a former trial. What is no browser says nothing of it.
 */
function isForeign(request: HonoRequest, siteUrl: string): boolean {
  // Pages cannot write this header. `none`: the person's own doing, as opening a bookmark.
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Older browsers, and all of them without TLS.
  const origin = request.header('origin');
  if (origin === undefined) return false;
  // `null`: a frame without rights, a file, a redirection from elsewhere.
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  // A proxy may have written another Host. That a page makes a browser send X-Forwarded-Host takes our consent, which nobody gets.
  const own = [request.header('host'), ...(request.header('x-forwarded-host') ?? '').split(','), new URL(siteUrl).host];
  return !own.some((name) => hostOf(protocol, name) === host);
}

/** A host as an origin of that protocol has it: in lower case, without the port that goes without saying. */
function hostOf(protocol: string, name = ''): string | undefined {
  const address = `${protocol}//${name.trim()}`;
  return name.trim() && URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Refuses what a page of another site makes its visitors' browsers write, each from an address of its own, on every way in: a form
 * needs no consent of ours, and the API's public key stands in each page.
 * @param siteUrl the public address
 */
export const refuseForeign =
  (siteUrl: string): MiddlewareHandler =>
  async ({ req, text, json }, next) => {
    if ((READING.has(req.method) && !READ_WITH_EFFECT.has(req.path)) || !isForeign(req, siteUrl)) return next();
    return API.test(req.path) || READ_WITH_EFFECT.has(req.path)
      ? json({ code: '403', message: 'Requests of other sites are refused' }, 403)
      : text('Ce formulaire vient d’un autre site. Ouvrez la page ici pour l’envoyer.', 403);
  };

/**
 * Refuses bodies other than JSON, and than CSV for rows, as hosted Supabase's clients send them: a browser sends forms and plain text
 * for any page, and asks before it sends JSON.
 */
export const requireJson: MiddlewareHandler = async ({ req, json }, next) => {
  const length = req.header('content-length');
  const hasBody = req.header('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
  const type = req.header('content-type') ?? '';
  const isRead = JSON_TYPE.test(type) || (CSV_TYPE.test(type) && req.path.startsWith('/rest/'));
  if (READING.has(req.method) || (!hasBody && type === '') || isRead) return next();
  return json({ code: '415', message: 'A body of the type application/json is expected' }, 415);
};
