// `npm run bench` measures everything; `npm run bench -- lighthouse` only that; `-- start` only the start. With `--write` the table
// goes to docs/benchmarks.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchApi } from './api';
import { benchBackOffice } from './back-office';
import { benchBackup } from './backup';
import { benchBlockEditor } from './block-editor';
import { benchFirstPaint } from './first-paint';
import { benchGrowth } from './growth';
import { benchInteractions } from './interactions';
import { benchLighthouse } from './lighthouse';
import { benchAnalytics } from './analytics';
import { benchMemory } from './memory';
import { benchNavigation } from './navigation';
import { benchRequests } from './requests';
import { demoAccount, newDataDirectory, startServer, type ServerUnderTest } from '../../e2e/screens/server-under-test';
import { benchSizes } from './sizes';
import { printFigures, tableOfAll } from './table';
import { benchVisitors } from './visitors';
import { writeBenchmarks } from './write-benchmarks';

const benches: Readonly<Record<string, (server: ServerUnderTest) => Promise<void>>> = {
  memory: ({ address, child }) => benchMemory(address, child.pid ?? 0),
  sizes: ({ address }) => benchSizes(address),
  'first-paint': ({ address }) => benchFirstPaint(address),
  navigation: ({ address }) => benchNavigation(address),
  interactions: ({ address }) => benchInteractions(address),
  requests: ({ address }) => benchRequests(address),
  visitors: ({ address, child }) => benchVisitors(address, child.pid ?? 0),
  api: ({ address }) => benchApi(address, keys().publishableKey),
  backup: () => benchBackup(dataDirectory, 'the seed'),
  lighthouse: ({ address }) => benchLighthouse(address),
  'block-editor': ({ address }) => benchBlockEditor(address, dataDirectory, demoAccount(first)),
  // Last: they leave a large database behind.
  growth: async ({ address }) => benchGrowth(address, dataDirectory, await administratorSession(address)),
  'back-office': ({ address }) => benchBackOffice(address, dataDirectory, demoAccount(first)),
  analytics: () => benchAnalytics(dataDirectory),
};

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--write');
const dataDirectory = newDataDirectory();
const keys = () => JSON.parse(readFileSync(join(dataDirectory, 'keys.json'), 'utf8')) as { publishableKey: string };

/** The headers of a call of the demo account, which the first start names. */
async function administratorSession(address: string): Promise<Record<string, string>> {
  const headers = { apikey: keys().publishableKey, 'content-type': 'application/json' };
  const body = JSON.stringify(demoAccount(first));
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { ...headers, authorization: `Bearer ${token}` };
}

const first = await startServer(dataDirectory);
await first.stop();
const server = await startServer(dataDirectory);
printFigures('Start of the built server', [
  { name: 'first, creating the database', value: first.readyAfterMs, unit: 'ms' },
  { name: 'second', value: server.readyAfterMs, unit: 'ms', budget: { most: 10_000 } },
]);
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length === 0 || wanted.includes(name)) await bench(server);
  }
} finally {
  await server.stop();
}
process.stdout.write(`\n${tableOfAll()}\n`);
if (words.includes('--write')) writeBenchmarks(tableOfAll());
