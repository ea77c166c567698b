import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import sirv from 'sirv';
import { printFigures } from './table';

const PAGES = ['/', '/blog', '/blog/relancer-ses-devis-sans-y-penser'] as const;
const load = { connections: 16, duration: 5 };

/** Pages per second: those that the server keeps rendered, beside a server of static files with the same bytes, and others. */
export async function benchRequests(address: string): Promise<void> {
  for (const path of PAGES) {
    const files = await serveAsFile(await (await fetch(address + path)).text());
    const headers = { 'accept-encoding': 'br' };
    const ours = await autocannon({ url: address + path, headers, ...load });
    const theirs = await autocannon({ url: files.address, headers, ...load });
    files.close();
    const beside = { name: 'static file server (sirv)' };
    printFigures(`Cached page ${path}, 16 connections, 5 s`, [
      {
        name: 'pages per second',
        value: ours.requests.average,
        unit: '/s',
        beside: { ...beside, value: theirs.requests.average },
      },
      { name: 'p99', value: ours.latency.p99, unit: 'ms', beside: { ...beside, value: theirs.latency.p99 } },
      { name: 'answers other than 200', value: ours.non2xx, unit: '', budget: { most: 0 } },
    ]);
  }
  await benchUncached(address);
}

/** Searches are rendered for each visitor anew; each comes from an address of its own, since an address may render a few. */
async function benchUncached(address: string): Promise<void> {
  let visitor = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    visitor += 1;
    const from = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    return { ...request, path: `/blog?search=devis+${visitor}`, headers: { 'x-forwarded-for': from } };
  };
  const result = await autocannon({ url: address, requests: [{ setupRequest }], ...load, connections: 4 });
  printFigures('Page rendered for each request (a search), 4 connections, 5 s', [
    { name: 'pages per second', value: result.requests.average, unit: '/s' },
    { name: 'p99', value: result.latency.p99, unit: 'ms' },
    { name: 'answers other than 200', value: result.non2xx, unit: '', budget: { most: 0 } },
  ]);
}

/** Serves a document as a file that was compressed beforehand, as a static host does. */
async function serveAsFile(html: string): Promise<{ readonly address: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(html));
  const server = createServer(sirv(folder, { brotli: true, etag: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
