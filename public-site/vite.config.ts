import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandAssetsPlugin } from './build/brand-assets-plugin';
import { headingFacePlugin } from './build/heading-face-plugin';
import { leanIconsPlugin } from './build/lean-icons-plugin';
import { plainImportsPlugin } from './build/plain-imports-plugin';
import { productionRouterPlugin } from './build/production-router-plugin';

/** What the blog and its articles share. */
const BLOG_PARTS =
  /\/src\/(ui\/(PostCard|TagLinks|PostFacts)|data\/blog-filter|features\/newsletter\/NewsletterBox)\.tsx?$|\/supabase\/src\/(slug|blog-posts)\.ts$|\/lucide-react\/.*\/(arrow-right|arrow-left|x|search)\.mjs$/;
/** What articles and pages written in the back-office share, and the pictures that lists of articles show as well. */
const READING_PARTS =
  /\/src\/ui\/(StoredHtml|Picture|hydration\/use-hydrated)\.tsx?$|\/(chevron-down\.mjs|lean-icon\.ts)$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    brandAssetsPlugin(),
    headingFacePlugin(),
    leanIconsPlugin(),
    plainImportsPlugin(),
    productionRouterPlugin(),
  ],
  // Whatever NODE_ENV the server is started with: React's development build renders a page in a third more time.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    target: 'es2022',
    // Of these browsers on, no property of the style sheet needs a prefix or a second notation.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          rolldownOptions: {
            input: ['src/app/entry-server.tsx', 'src/data/stored-text/text-thread.ts'],
            // All in one folder: the thread's file is found beside whatever starts it.
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        }
      : {
          manifest: true,
          // The server writes the document: it needs to find the entry and the style sheets by name.
          rolldownOptions: {
            input: ['src/app/entry-client.tsx', 'src/ui/style/site.css', 'src/ui/style/faces.css'],
            // Many small files compress worse: without these groups the list of articles is over its 95 kB (decision 5).
            output: {
              codeSplitting: {
                groups: [
                  { name: 'site', tags: ['$initial'], test: /\.[cm]?[jt]sx?$/, priority: 4 },
                  { name: 'blog-parts', test: BLOG_PARTS, priority: 1 },
                  { name: 'reading-parts', test: READING_PARTS, priority: 3 },
                ],
              },
            },
          },
          // All that a page needs is in its own file and in those above: nothing is left to preload.
          modulePreload: false,
        }),
  },
  // The server's build holds all it needs; in development npm's packages stay as Node loads them.
  ssr: { noExternal: command === 'build' ? true : [/^@agency\//] },
  test: {
    name: 'public-site',
    include: ['src/**/*.test.{ts,tsx}'],
    // A process for each file took longer than its tests.
    isolate: false,
  },
}));
