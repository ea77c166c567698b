import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Builds lucide's icons with our own small component around their drawings. */
export function leanIconsPlugin(): Plugin {
  return {
    name: 'agency:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isLucides = source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/');
      return isLucides ? fileURLToPath(new URL('lean-icon.ts', import.meta.url)) : null;
    },
  };
}
