import { defineConfig } from 'vite';

// Like the server's own build: the workspace's packages are TypeScript and are bundled, npm's packages stay external.
export default defineConfig({
  build: { ssr: 'src/index.ts', outDir: 'dist', target: 'node24' },
  ssr: { noExternal: [/^@agency-site\//] },
});
