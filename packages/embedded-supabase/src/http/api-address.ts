import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest, MiddlewareHandler } from 'hono';

/** The paths of Supabase's services. The product answers all of them, so that none falls through to the site. */
const API = /^\/(?:rest|auth|storage|functions|graphql|realtime)(?:\/|$)/;
/** The canonical spelling of a path of the API: no escape, no empty segment, no dot segment. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
/** The most layers of escapes that are decoded: more than any proxy decodes. */
const MOST_LAYERS = 8;

/** A request. It has `env` if it came over a connection, and none if this process sent it to itself. */
/** The path of a request as the client sent it, before a library parsed it: HTTP also allows `GET http://host/path`. */
function sentPath({ env, req }: { readonly env?: Partial<HttpBindings>; readonly req: HonoRequest }): string {
  const target = env?.incoming?.url ?? req.url;
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '').replace(/[?#].*$/s, '');
}

/** Decodes one layer of escapes; those that are not UTF-8 stay, because no program reads them as letters. */
const decodedOnce = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
    }
  });

/**
 * Returns every path as which some program on the way could read a path: with each layer of escapes decoded, backslashes and repeated
 * slashes as one slash, dot segments resolved, in lower case.
 */
function readingsOf(path: string): string[] {
  const readings: string[] = [];
  let layer = path;
  for (let count = 0; count < MOST_LAYERS; count += 1) {
    const slashed = layer.replace(/[\t\r\n]/g, '').replace(/[\\/]+/g, '/');
    readings.push(slashed.toLowerCase(), new URL(`http://host${slashed}`).pathname.toLowerCase());
    const decoded = decodedOnce(layer);
    if (decoded === layer) break;
    layer = decoded;
  }
  return readings;
}

/**
 * Refuses a path that a program could read as one of the API but that is not in canonical spelling. It comes before everything that reads
 * an address: limits, guards, the router and the embedded API would each decode it differently, and a guard that reads another path than
 * the API protects nothing (RFC 3986, section 7.3).
 */
export const refuseUnusualApiPath: MiddlewareHandler = async (context, next) => {
  const path = sentPath(context);
  // Most requests are for pages and files, in canonical spelling.
  if (PLAIN.test(path) ? !API.test(path.toLowerCase()) || API.test(path) : !readingsOf(path).some((it) => API.test(it)))
    return next();
  return context.json({ code: '400', message: 'Malformed address' }, 400);
};
