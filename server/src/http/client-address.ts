import { isIP } from 'node:net';
import type { ClientAddress } from '@agency-site/embedded-supabase';
import { getConnInfo } from '@hono/node-server/conninfo';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  expandIPv6,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * Returns a function that finds the client's address.
 * @param trustedHeader the header in which a reverse proxy writes the client's address, as the last of several; undefined without a proxy,
 * because any client could set the header
 */
export function clientAddress(trustedHeader: string | undefined): ClientAddress {
  return (context) => {
    const forwarded = trustedHeader && context.req.header(trustedHeader)?.split(',').at(-1);
    return rateLimitAddress(forwarded ?? '') ?? rateLimitAddress(getConnInfo(context).remote.address ?? '') ?? '';
  };
}

/**
 * Returns the form of an address for counting requests: without the port that some proxies add, IPv4 in its own notation, and only the /64
 * network of IPv6, because a single customer has all 2⁶⁴ addresses of one.
 * @returns undefined for a text that is not an address
 */
export function rateLimitAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? withPort ?? text.trim()).replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  // Converts IPv4 addresses that are written as IPv6, in any form, because all of them would share one /64 network.
  const binary = convertIPv6ToBinary(address);
  if (isIPv4MappedIPv6(binary)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary));
  return `${expandIPv6(address).toLowerCase().split(':').slice(0, 4).join(':')}::/64`;
}
