import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Never fewer than three: many tests wait for a process to start, while a core would be idle.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      { test: { name: 'supabase', include: ['supabase/src/**/*.test.ts'] } },
      './public-site/vite.config.ts',
      './admin/vite.config.ts',
      './server/vitest.config.ts',
    ],
  },
});
