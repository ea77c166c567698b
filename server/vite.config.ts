import { defineConfig } from 'vite';

// One file for Node: the workspace's own packages are TypeScript and are compiled in, npm's stay outside.
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20' },
  ssr: { noExternal: [/^@agency\//] },
});
