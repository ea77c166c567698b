import type { Plugin } from 'vite';

const COMPONENTS = /^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const NAMES = /^\w+\.displayName = "\w+";$/gm;

/**
 * Builds with react-router's production files, and leaves out its components that this site does not use.
 *
 * Its `exports` name the development files only, which carry warnings that no visitor reads; both are in the package,
 * side by side under the same names. Its components are not marked as free of side effects, so that all of them, and
 * all they call, would be kept.
 */
export function productionRouterPlugin(): Plugin {
  return {
    name: 'agency:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null;
      // No line moves: source maps stay true.
      return { code: code.replace(COMPONENTS, 'var $1 = /* @__PURE__ */ $2').replace(NAMES, ''), map: null };
    },
  };
}
