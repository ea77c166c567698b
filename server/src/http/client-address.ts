import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Finds the IP address that a request comes from. */
export type ClientAddress = (context: Context) => string;

/**
 * @param trustProxy true behind a reverse proxy that appends to X-Forwarded-For: the last address is then the client's;
 *   otherwise the header is ignored, because any client can set it
 */
export function clientAddress(trustProxy: boolean): ClientAddress {
  return (context) => {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return forwarded || (getConnInfo(context).remote.address ?? '');
  };
}
