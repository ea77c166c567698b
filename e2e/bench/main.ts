// `npm run bench` measures everything; `npm run bench -- lighthouse` only that; `-- start` only the start.
import { benchBackOffice } from './back-office';
import { benchLighthouse } from './lighthouse';
import { benchMemory } from './memory';
import { benchNavigation } from './navigation';
import { benchRequests } from './requests';
import { newDataDirectory, startServer, type ServerUnderTest } from './server-under-test';
import { benchSizes } from './sizes';
import { printFigures } from './table';

const benches: Readonly<Record<string, (server: ServerUnderTest) => Promise<void>>> = {
  memory: ({ address, child }) => benchMemory(address, child.pid ?? 0),
  sizes: ({ address }) => benchSizes(address),
  navigation: ({ address }) => benchNavigation(address),
  requests: ({ address }) => benchRequests(address),
  lighthouse: ({ address }) => benchLighthouse(address),
  // Last: it leaves a large database behind.
  'back-office': ({ address }) => benchBackOffice(address, dataDirectory, first.output()),
};

const wanted = process.argv.slice(2);
const dataDirectory = newDataDirectory();
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
