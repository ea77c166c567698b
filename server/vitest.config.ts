import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Some start the whole product several times, on machines that do other things too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
