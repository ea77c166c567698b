import { readdirSync, readFileSync } from 'node:fs';
import { printFigures } from './figures';

/** Proportional set size of a process and its descendants, in megabytes; Linux only. */
function proportionalSetSize(processId: number): number {
  const rollup = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1000;
}

function descendantsOf(processId: number): number[] {
  const children = readdirSync(`/proc/${processId}/task`).flatMap((task) =>
    readFileSync(`/proc/${processId}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [processId, ...children.flatMap(descendantsOf)];
}

/** Prints the memory of Node and PostgreSQL together after several readings of the site's pages. */
export async function benchMemory(address: string, processId: number): Promise<void> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>[^<]*?(\/[^<]*)?<\/loc>/g),
    ([, path = '/']) => new URL(path, address).pathname,
  );
  const atStart = total(processId);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(['/', '/blog', '/contact', ...paths].map(async (path) => (await fetch(address + path)).text()));
  }
  printFigures('memory', 'Node and PostgreSQL (proportional set size)', [
    { name: 'at start', value: atStart, unit: 'MB', budget: { most: 400 } },
    { name: 'after every page, three times', value: total(processId), unit: 'MB', budget: { most: 400 } },
  ]);
}

const total = (processId: number): number =>
  descendantsOf(processId).reduce((sum, id) => sum + proportionalSetSize(id), 0);
