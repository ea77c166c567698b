import autocannon from 'autocannon';
import { printFigures } from './figures';

const PAGES = ['/', '/blog', '/blog/relancer-ses-devis-sans-y-penser'] as const;
const SECONDS = 5;

/** Measures pages per second: cached ones, and searches, which the server renders again for each visitor. */
export async function benchRequests(address: string): Promise<void> {
  for (const path of PAGES)
    await load(`cached page ${path}`, { url: address + path, headers: { 'accept-encoding': 'br' }, connections: 16 });
  let visitor = 0;
  // Each search comes from another address, because one address may request only a few uncached pages.
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    visitor += 1;
    const from = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    return { ...request, path: `/blog?search=devis+${visitor}`, headers: { 'x-forwarded-for': from } };
  };
  await load('page rendered for each request', { url: address, requests: [{ setupRequest }], connections: 4 });
}

async function load(subject: string, options: autocannon.Options & { connections: number }): Promise<void> {
  const { requests, latency, non2xx } = await autocannon({ ...options, duration: SECONDS });
  printFigures('requests', `${subject}, ${options.connections} connections`, [
    { name: 'pages', value: requests.average, unit: '/s' },
    { name: '99th percentile', value: latency.p99, unit: 'ms' },
    { name: 'failures', value: non2xx, budget: { most: 0 } },
  ]);
}
