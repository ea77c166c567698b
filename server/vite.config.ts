import { defineConfig } from 'vite';

// One file for Node: the workspace's packages are TypeScript and are bundled, npm's packages stay external.
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20' },
  ssr: { noExternal: [/^@agency\//] },
});
