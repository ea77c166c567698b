import { rmSync } from 'node:fs';

/** Playwright's global teardown: the databases of the tested servers go with them. */
export default function removeData(): void {
  const directory = process.env['E2E_DATA_DIR'];
  if (directory) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}
