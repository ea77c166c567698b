import { defineConfig } from 'vite';

/** Commands that a production machine runs beside the server, without the development dependencies. */
const COMMANDS = ['backup', 'restore', 'doctor', 'create-administrator', 'import', 'export', 'build-static'];

// For Node: the workspace's packages are TypeScript and are bundled, npm's packages stay external.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/app/main.ts',
        ...Object.fromEntries(COMMANDS.map((name) => [name, `scripts/${name}.ts`])),
      },
      // Beside main.js: the repository is found from there.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@agency-site\//] },
});
