import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown for a host name that resolves to this machine, its network or a cloud's metadata service instead of the internet. */
export class PrivateAddressError extends Error {}

interface PublicRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** Whether private addresses are allowed too. */
  readonly allowPrivate: boolean;
}

/**
 * Sends a request to an http or https address and follows no redirect. It resolves the host name once and connects to the address that it
 * checked, so that the name cannot point elsewhere in between (DNS rebinding).
 * @returns the answer; the caller reads or destroys its body
 * @throws {PrivateAddressError} without having connected
 */
export async function requestPublic(
  address: string,
  { method, headers, body, signal, allowPrivate }: PublicRequest,
): Promise<IncomingMessage> {
  const { protocol, hostname, host, port, pathname, search } = new URL(address);
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const resolved = await lookup(name, { all: true });
  if (!allowPrivate && !resolved.every((place) => isPublic(place.address))) throw new PrivateAddressError(name);
  const options = {
    host: resolved[0]?.address,
    port,
    path: pathname + search,
    method,
    headers: { ...headers, host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    // TLS compares the certificate with this name.
    ...(!isIP(name) && { servername: name }),
    agent: false,
    signal,
  } as const;
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(options, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** Posts to a public address. @returns the status of the answer, whose body stays unread */
export async function postToPublic(address: string, post: Omit<PublicRequest, 'method'>): Promise<number> {
  const answer = await requestPublic(address, { ...post, method: 'POST' });
  answer.destroy();
  return answer.statusCode ?? 0;
}

/**
 * Whether an address is on the internet. `unicast` excludes loopback, private, link-local, shared, multicast and translated addresses;
 * `process` unwraps ::ffff:127.0.0.1. The block 2000::/3, the only one of IPv6 in public use, excludes ::127.0.0.1 too.
 */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  return (
    parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse('2000::'), 3))
  );
}
