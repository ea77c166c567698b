import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: by default vitest leaves one idle, half of a machine of two.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'supabase', include: ['supabase/src/**/*.test.ts'] } },
      './public-site/vite.config.ts',
      './admin/vite.config.ts',
      './server/vitest.config.ts',
    ],
  },
});
