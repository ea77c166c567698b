import autocannon from 'autocannon';
import { printFigures } from './figures';

const PAGES = ['/', '/blog', '/blog/relancer-ses-devis-sans-y-penser'] as const;
const SECONDS = 5;

/** Pages per second: those that the server keeps rendered, and searches, which it renders for each visitor anew. */
export async function benchRequests(address: string): Promise<void> {
  for (const path of PAGES)
    await load(`cached page ${path}`, { url: address + path, headers: { 'accept-encoding': 'br' }, connections: 16 });
  let visitor = 0;
  // Each search comes from an address of its own, since an address may have few rendered.
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
