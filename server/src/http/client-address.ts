import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Finds the IP address that a request counts for. */
export type ClientAddress = (context: Context) => string;

/**
 * @param trustedHeader the one header in which a reverse proxy writes the client's address, the last of several;
 *   undefined without a proxy: any client could set the header
 */
export function clientAddress(trustedHeader: string | undefined): ClientAddress {
  return (context) => {
    const forwarded = trustedHeader && context.req.header(trustedHeader)?.split(',').at(-1);
    return countedAddress(forwarded ?? '') ?? countedAddress(getConnInfo(context).remote.address ?? '') ?? '';
  };
}

/**
 * An address as requests are counted by it: without the port that some proxies add, IPv4 in its own notation, and of
 * IPv6 the /64 network, because a single customer has all 2⁶⁴ addresses of one.
 * @returns undefined for what is no address
 */
export function countedAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? withPort ?? text.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  return `${expandIPv6(address).toLowerCase().split(':').slice(0, 4).join(':')}::/64`;
}
