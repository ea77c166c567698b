import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { materialIconsPlugin } from './admin/build/material-icons-plugin';

// Databases of tests have a small content of their own: that of the demo is for each site to replace.
process.env['SEED_DIR'] ??= fileURLToPath(new URL('e2e/fixtures/seed', import.meta.url));

/** Tests of the server and the database: whole requests to a real API on a real PostgreSQL. */
const server = {
  root: 'server',
  // Some start the whole product several times, on machines that do other things too.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};
/** Tests of functions, on a machine that may be busy: some read hostile files of megabytes. */
const unit = { isolate: false, testTimeout: 30_000 };
/** Tests that start servers in processes of their own, and break some of them on purpose: `npm run test:all`. */
const PROCESS_TESTS = 'tests/{process,lifecycle,exhaustive}/**/*.test.ts';
/** Searches and filters of the back-office's lists. */
const LIST_TESTS = 'tests/back-office/**/*.test.ts';
/** Tests of the behaviour that hosted and embedded Supabase share: `npm run test:hosted`. */
const CONTRACT_TESTS = 'tests/contract/**/*.test.ts';

/** The tag of a test names the section of the specification that it checks: `spec-2-3-6` for §2.3.6. */
const SECTIONS = [
  ...readFileSync(new URL('docs/specification.md', import.meta.url), 'utf8').matchAll(/^#+ §([\d.]+) (.+)/gm),
].map(([, number = '', description = '']) => ({ name: `spec-${number.replaceAll('.', '-')}`, description }));

export default defineConfig({
  test: {
    // The log of a server is of no use when its test passes.
    silent: 'passed-only',
    tags: [
      { name: 'exhaustive', description: 'Takes long and seldom finds anything new: `npm run test:all`.' },
      ...SECTIONS,
    ],
    projects: [
      { test: { ...unit, name: 'brand', include: ['packages/brand/src/**/*.test.ts'] } },
      { test: { ...unit, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { ...unit, name: 'import', include: ['packages/import/src/**/*.test.ts'] } },
      { test: { ...unit, name: 'mail', include: ['packages/mail/src/**/*.test.ts'] } },
      './public-site/vite.config.ts',
      './admin/vite.config.ts',
      {
        // Some tests compare the back-office's declarations with the database.
        plugins: [materialIconsPlugin()],
        test: {
          ...server,
          server: { deps: { inline: [/ra-supabase/, /react-admin/, /ra-ui-materialui/] } },
          name: 'database',
          include: [
            '{src,scripts,tests}/**/*.test.ts',
            '../supabase/tests/**/*.test.ts',
            '../packages/{embedded-supabase,process}/{src,tests}/**/*.test.ts',
          ],
          exclude: [PROCESS_TESTS, LIST_TESTS],
          globalSetup: 'tests/cluster.ts',
          provide: { contract: 'embedded' },
          isolate: false,
        },
      },
      // The back-office's declarations and data provider, tested against the real API. They need a document.
      {
        extends: 'admin/vite.config.ts',
        test: {
          name: 'lists',
          root: 'server',
          include: [LIST_TESTS],
          globalSetup: 'tests/back-office/serve-api.ts',
        },
      },
      // Tests of the drawings and of the demo's texts, on the demo's content: `npm run demo:check`.
      {
        test: {
          ...server,
          name: 'demo',
          root: '.',
          include: ['demo/**/*.test.ts'],
          globalSetup: 'server/tests/cluster.ts',
          isolate: false,
        },
      },
      { test: { ...server, name: 'hosted', include: [CONTRACT_TESTS], provide: { contract: 'hosted' } } },
      {
        test: {
          ...server,
          name: 'process',
          include: [PROCESS_TESTS],
          globalSetup: 'tests/fixtures/process-setup.ts',
        },
      },
    ],
  },
});
