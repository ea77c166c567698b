import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of the server and the database: whole requests to a real API on a real PostgreSQL. */
const server = {
  root: 'server',
  // Some start the whole product several times, on machines that do other things too.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
/** What starts servers of its own, in processes of their own. */
const PROCESS_TESTS = 'tests/{lifecycle,process}/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      { test: { name: 'supabase', include: ['supabase/src/**/*.test.ts'], isolate: false } },
      './public-site/vite.config.ts',
      './admin/vite.config.ts',
      {
        test: {
          ...server,
          name: 'database',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [PROCESS_TESTS],
          globalSetup: 'tests/cluster.ts',
          isolate: false,
        },
      },
      {
        test: { ...server, name: 'process', include: [PROCESS_TESTS], globalSetup: 'tests/fixtures/process-setup.ts' },
      },
    ],
  },
});
