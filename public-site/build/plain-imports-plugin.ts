import type { Plugin } from 'vite';

/** What Vite wraps each `import()` in, to load beforehand what the module needs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Builds with plain imports: nothing is preloaded here (`modulePreload: false`, one style sheet), so that Vite's helper would
 * be half a kilobyte of every first page without a use.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'agency:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
