import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { randomAddress } from './content-api';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Lines of `_headers`: a path, then its headers, indented. */
function readHeaders(directory: string): readonly { readonly path: RegExp; readonly headers: readonly string[][] }[] {
  const blocks = readFileSync(join(directory, '_headers'), 'utf8').split('\n\n');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return { path: pattern(path), headers: lines.map((line) => line.trim().split(/: (.*)/, 2)) };
  });
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '(.*)')}$`);

/** Lines of `_redirects`: from, parameters, to, status. */
function readRedirects(directory: string): readonly string[][] {
  const lines = readFileSync(join(directory, '_redirects'), 'utf8').trim().split('\n');
  return lines.map((line) => line.split(' '));
}

/** A static host that obeys `_headers` and `_redirects` as Netlify does; the folder may be written later. */
export function serveFolder(directory: string): Server {
  const fileAt = (path: string): string | undefined =>
    [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`]
      .map((name) => join(directory, decodeURI(name)))
      .find((file) => existsSync(file) && statSync(file).isFile());

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const url = new URL(incoming.url ?? '/', 'http://host');
    for (const { path, headers: lines } of readHeaders(directory))
      if (path.test(url.pathname)) for (const [name = '', value = ''] of lines) outgoing.setHeader(name, value);
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return void outgoing.writeHead(405).end();
    let file = fileAt(url.pathname);
    for (const [from = '', ...rest] of readRedirects(directory)) {
      const [status = '', to = '', parameter] = rest.toReversed();
      const splat = pattern(from).exec(url.pathname);
      const page = url.searchParams.get('page');
      if (!splat || (parameter && !page) || (file && !status.endsWith('!'))) continue;
      const target = to.replace(':splat', splat[1] ?? '').replace(':page', page ?? '');
      if (!status.startsWith('200')) return void outgoing.writeHead(Number(status), { location: target }).end();
      file = fileAt(target);
      break;
    }
    const found = file ?? join(directory, '404.html');
    outgoing.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
    outgoing.writeHead(file ? 200 : 404).end(readFileSync(found));
  };
  return createServer(answer);
}

/** A Supabase project at another origin: it adds the headers that hosted projects send to browsers, in front of a running server. */
export function crossOriginProject(target: string): Server {
  return createServer((incoming, outgoing) => {
    const { method = 'GET', url = '', headers } = incoming;
    outgoing.setHeader('access-control-allow-origin', '*');
    outgoing.setHeader('access-control-allow-methods', 'GET,POST,PATCH,PUT,DELETE,HEAD');
    outgoing.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
    outgoing.setHeader('access-control-expose-headers', 'content-range');
    if (method === 'OPTIONS') return void outgoing.writeHead(204).end();
    // Our own server accepts requests only from its own pages, so this drops the headers by which it recognises other sites.
    const { origin: _origin, 'sec-fetch-site': _site, ...others } = headers;
    // Hosted projects do not limit the reads of a network address, so each read gets another address.
    const passed = method === 'GET' ? { ...others, 'x-forwarded-for': randomAddress() } : others;
    const passedOn = request(target + url, { method, headers: passed }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(outgoing);
    });
    incoming.pipe(passedOn);
  });
}

/** Starts a server on a free port; returns its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
