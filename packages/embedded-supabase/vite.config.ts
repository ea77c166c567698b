import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// Like the server's own build, with npm's packages. PostgreSQL's programs are found by their path.
export default defineConfig({
  resolve: {
    alias: { '@supabase/supabase-js': fileURLToPath(new URL('src/no-supabase-js.ts', import.meta.url)) },
  },
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    target: 'node24',
    rolldownOptions: { output: { minify: { mangle: false } } },
  },
  ssr: { noExternal: true },
});
