// `npm run bench` measures everything; `npm run bench -- sizes` only that, `-- start` only the start. With `--write` the figures
// go to docs/benchmarks.md.
import { newDataDirectory, startServer, type ServerUnderTest, demoAccount } from '../screens/server-under-test';
import { benchAnalytics } from './analytics';
import { benchBackOffice } from './back-office';
import { printedRows, printFigures } from './figures';
import { benchLighthouse } from './lighthouse';
import { benchMemory } from './memory';
import { benchNavigation } from './navigation';
import { benchRequests } from './requests';
import { benchSizes } from './sizes';
import { benchSlowProcessor } from './slow-processor';
import { writeBenchmarks } from './write-benchmarks';

const benches: Readonly<Record<string, (server: ServerUnderTest) => Promise<void>>> = {
  memory: ({ address, child }) => benchMemory(address, child.pid ?? 0),
  sizes: ({ address }) => benchSizes(address),
  navigation: ({ address }) => benchNavigation(address),
  requests: ({ address }) => benchRequests(address),
  lighthouse: ({ address }) => benchLighthouse(address),
  'slow-processor': ({ address }) => benchSlowProcessor(address, dataDirectory, demoAccount(first)),
  // These parts come last, because they leave a large database behind.
  'back-office': ({ address }) => benchBackOffice(address, dataDirectory, demoAccount(first)),
  analytics: () => benchAnalytics(dataDirectory),
};

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--write');
const dataDirectory = newDataDirectory();
const first = await startServer(dataDirectory);
await first.stop();
const server = await startServer(dataDirectory);
printFigures('start', 'the built server', [
  { name: 'first', value: first.readyAfterMs / 1000, unit: 's' },
  { name: 'second', value: server.readyAfterMs / 1000, unit: 's', budget: { most: 10 } },
]);
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length === 0 || wanted.includes(name)) await bench(server);
  }
} finally {
  await server.stop();
  if (words.includes('--write')) writeBenchmarks(printedRows());
}
