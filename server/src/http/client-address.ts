import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Finds the network address a request comes from. */
export type ClientAddress = (context: Context) => string;

/**
 * @param trustProxy true when a reverse proxy of ours stands in front: the address it appended last to
 *   X-Forwarded-For is then believed; otherwise that header is a stranger's claim and ignored
 */
export function clientAddress(trustProxy: boolean): ClientAddress {
  return (context) => {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return forwarded || (getConnInfo(context).remote.address ?? '');
  };
}
