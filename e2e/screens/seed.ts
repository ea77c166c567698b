import { fileURLToPath } from 'node:url';

/** Whether the tested servers are filled with the demo: `npm run demo:check`. */
export const onDemo = process.env['SEED_DIR'] !== undefined;

/** What the tested servers are filled with: the demo, or a small content of the tests' own, since each site replaces the demo. */
export const seedDirectory = process.env['SEED_DIR'] ?? fileURLToPath(new URL('../fixtures/seed', import.meta.url));
