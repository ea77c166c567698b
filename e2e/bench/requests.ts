import autocannon from 'autocannon';
import { printFigures } from './table';

/** Requests per second for pages that the server keeps rendered. */
export async function benchRequests(address: string): Promise<void> {
  for (const path of ['/', '/blog', '/blog/relancer-ses-devis-sans-y-penser']) {
    const result = await autocannon({
      url: address + path,
      connections: 16,
      duration: 5,
      headers: { 'accept-encoding': 'br' },
    });
    printFigures(`Cached page ${path}, 16 connections, 5 s`, [
      { name: 'requests per second', value: result.requests.average, unit: '/s' },
      { name: 'slowest of 99 %', value: result.latency.p99, unit: 'ms' },
      { name: 'answers other than 200', value: result.non2xx, unit: '', budget: { most: 0 } },
    ]);
  }
}
