/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { materialIconsPlugin } from './build/material-icons-plugin';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), materialIconsPlugin()],
  resolve: {
    alias: [
      // ra-supabase imports supabase-js for a default client that we never create. This saves 52 kB of JavaScript.
      { find: '@supabase/supabase-js', replacement: source('src/provider/no-supabase-js.ts') },
      // auth-js imports these modules for each client. This saves 5 kB, compressed, before the sign-in screen.
      { find: /^\.\/lib\/(webauthn|web3\/ethereum)$/, replacement: source('src/provider/unused-sign-ins.ts') },
      { find: /^\.\/GoTrueAdminApi$/, replacement: source('src/provider/sign-out-api.ts') },
    ],
    // ra-supabase publishes CommonJS as `main` and ES modules as `module`, without `exports`. Under Vitest, Node would
    // load the CommonJS copy and with it a second ra-core. In the browser build this override would disable the
    // `browser` field, so it is for tests only.
    ...(mode === 'test' ? { mainFields: ['module', 'main'] } : {}),
  },
  // React-admin is one chunk on purpose, because every screen needs it. Code that few screens need is loaded on demand. Chunks that several
  // screens share have short names, because the shell, which loads first, contains about a hundred of these names.
  build: {
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]' : 'c'}-[hash].js` },
    },
  },
  test: {
    name: 'admin',
    environment: 'jsdom',
    // One jsdom and one copy of react-admin for all files of a worker: loading them took longer than most tests. tests/setup.ts clears the
    // state that a test leaves behind.
    isolate: false,
    restoreMocks: true,
    // jsdom counts its frames by the global `setInterval`. If it began to count while that one was faked, no later test of the worker would
    // get a frame (findings/faked-timers-end-animation-frames.sh).
    fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout'] },
    unstubGlobals: true,
    setupFiles: [source('tests/setup.ts')],
    // Tests render whole screens, on a machine that may be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // Packages that import icons, which a plugin resolves, and Testing Library, because user-event and React's helpers would otherwise each
    // have their own copy of its settings.
    server: { deps: { inline: [/ra-supabase/, /react-admin/, /ra-ui-materialui/, /@testing-library/] } },
  },
}));
