import { defineConfig } from 'vite';

/** Commands that a production machine runs beside the server, without the development dependencies. */
const COMMANDS = ['backup', 'restore', 'doctor', 'create-administrator', 'import', 'export', 'build-static'];

// For Node, with npm's packages, as one file instead of hundreds of modules: an idle server takes a tenth less memory.
export default defineConfig(({ command }) => ({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/app/main.ts',
        ...Object.fromEntries(COMMANDS.map((name) => [name, `scripts/${name}.ts`])),
      },
      output: {
        // Beside main.js: the repository is found from there.
        chunkFileNames: '[name]-[hash].js',
        // Node keeps the text of each module in memory. The names of functions stay, for the stacks of errors.
        minify: { mangle: false },
      },
    },
  },
  ssr: {
    // In development, Node loads the npm packages as they are.
    noExternal: command === 'build' ? true : [/^@agency-site\//],
    // Native programs, and fonts that are found by their path.
    external: ['@resvg/resvg-js', 'sharp', '@expo-google-fonts/bricolage-grotesque'],
  },
}));
