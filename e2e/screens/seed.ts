import { fileURLToPath } from 'node:url';

/** Whether the tested servers are filled with the demo: `npm run demo:check`. */
export const onDemo = process.env['SEED_DIR'] !== undefined;

/** The folder of the tested servers' content: the demo, or a small content of the tests' own, because each site replaces the demo. */
export const seedDirectory = process.env['SEED_DIR'] ?? fileURLToPath(new URL('../fixtures/seed', import.meta.url));
