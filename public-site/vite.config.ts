/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandAssetsPlugin } from './build/brand-assets-plugin';
import { headingFacePlugin } from './build/heading-face-plugin';
import { illustrationsPlugin } from './build/illustrations-plugin';

/** Leaves `.browser` out of the name of a script, because visitors load every name. */
const scriptName = ({ name }: { readonly name: string }) => `assets/${name.replace('.browser', '')}-[hash].js`;

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), brandAssetsPlugin(), headingFacePlugin(), illustrationsPlugin()],
  // Always production, whatever NODE_ENV the server starts with: React's development build takes a third more time to render a page.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    target: 'es2022',
    // From these browsers on, no property of the style sheet needs a prefix or a second notation.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          rolldownOptions: {
            input: ['src/app/entry-server.tsx', 'src/data/stored-text/text-thread.ts'],
            // All files stand in one folder, so that the thread's file is beside the file that starts it.
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        }
      : {
          manifest: true,
          // The server writes the document: it needs to find the entry and the style sheets by name.
          rolldownOptions: {
            input: ['src/app/site.browser.ts', 'src/ui/style/site.css', 'src/ui/style/faces.css'],
            // All scripts that every page needs are one file.
            output: {
              codeSplitting: { groups: [{ name: 'site', tags: ['$initial'], test: /\.[jt]sx?$/ }] },
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
            },
          },
          modulePreload: false,
        }),
  },
  // The server's build holds all it needs; in development npm's packages stay as Node loads them.
  ssr: { noExternal: command === 'build' ? true : [/^@agency\//] },
  test: {
    name: 'public-site',
    include: ['src/**/*.test.{ts,tsx}'],
    // A process for each file would take longer than its tests.
    isolate: false,
  },
}));
