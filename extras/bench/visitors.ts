import { Agent, get } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, printFigures } from './table';

const VISITORS = 200;
const MINUTES = 2;
const PAGES = ['/', '/blog', '/contact', '/services', '/a-propos', '/blog/relancer-ses-devis-sans-y-penser'];

/**
 * Visitors who each look at a page a second, whose links carry the tracking parameters of a campaign. Not by autocannon,
 * which sends the requests of a second all at once.
 * @param processId of the server, whose memory is read
 */
export async function benchVisitors(address: string, processId: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const end = Date.now() + MINUTES * 60_000;
  const times: number[] = [];
  let failures = 0;
  const memoryBefore = residentMegabytes(processId);
  const visit = async (visitor: number): Promise<void> => {
    await pause(Math.random() * 1000);
    for (let view = 0; Date.now() < end; view += 1) {
      const path = PAGES[(visitor + view) % PAGES.length] ?? '/';
      const begun = performance.now();
      const status = await statusOf(`${address}${path}?fbclid=${visitor}x${view}&utm_source=mail`, agent);
      times.push(performance.now() - begun);
      if (status !== 200) failures += 1;
      await pause(500 + Math.random() * 1000);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  agent.destroy();
  printFigures(`${VISITORS} visitors with tracking parameters, ${MINUTES} minutes, ${times.length} pages`, [
    { name: 'median', value: percentile(times, 50), unit: 'ms' },
    { name: 'p99', value: percentile(times, 99), unit: 'ms', budget: { most: 250 } },
    { name: 'slowest', value: Math.max(...times), unit: 'ms' },
    { name: 'answers other than 200', value: failures, unit: '', budget: { most: 0 } },
    { name: 'memory of Node before', value: memoryBefore, unit: 'MB' },
    { name: 'memory of Node after', value: residentMegabytes(processId), unit: 'MB', budget: { most: 300 } },
  ]);
}

/** Reads an answer to its end. */
const statusOf = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });

const residentMegabytes = (processId: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1000;
