/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandAssetsPlugin } from './build/brand-assets-plugin';
import { headingFacePlugin } from './build/heading-face-plugin';
import { illustrationsPlugin } from './build/illustrations-plugin';

/** The file name of a script, without `.browser`, which would only lengthen the names that every page loads. */
const scriptName = ({ name }: { readonly name: string }) => `assets/${name.replace('.browser', '')}-[hash].js`;

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), brandAssetsPlugin(), headingFacePlugin(), illustrationsPlugin()],
  // React's production build, whatever NODE_ENV the server starts with: the development build renders a page a third more slowly.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    target: 'es2022',
    // In these browsers and later ones, no property of the style sheet needs a prefix or a second notation.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          rolldownOptions: {
            input: ['src/app/entry-server.tsx', 'src/data/stored-text/text-thread.ts'],
            // All files go into one folder, so that the file of the worker thread is beside the one that starts it.
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: '[name]-[hash].js',
              minify: { mangle: false },
            },
          },
        }
      : {
          manifest: true,
          // The manifest tells the server, which writes the documents, the names of the script and the style sheets.
          rolldownOptions: {
            input: ['src/app/site.browser.ts', 'src/ui/style/site.css', 'src/ui/style/faces.css'],
            // All scripts that every page needs go into one file.
            output: {
              codeSplitting: { groups: [{ name: 'site', tags: ['$initial'], test: /\.[jt]sx?$/ }] },
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
            },
          },
          modulePreload: false,
        }),
  },
  // The server's build contains all its dependencies. In development, Node loads the npm packages as they are.
  ssr: { noExternal: command === 'build' ? true : [/^@agency-site\//] },
  test: {
    name: 'public-site',
    include: ['src/**/*.test.{ts,tsx}'],
    // Starting a process for each test file would take longer than its tests.
    isolate: false,
    // Tests run on a machine that may be busy.
    testTimeout: 30_000,
  },
}));
