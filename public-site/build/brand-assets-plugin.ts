import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { logoMark } from '../../packages/brand/src/logo';
import { tokensCss } from '../../packages/brand/src/tokens-css';

const FILE = 'logo.svg';
/** The file in which site.css finds the colours. */
const TOKENS = fileURLToPath(new URL('../.temp/tokens.css', import.meta.url));

/**
 * Gives the brand's colours to the style sheet, and serves its mark as /logo.svg: on request in development, as a file of
 * the client build.
 */
export function brandAssetsPlugin(): Plugin {
  return {
    name: 'agency:brand-assets',
    async buildStart() {
      await mkdir(dirname(TOKENS), { recursive: true });
      await writeFile(TOKENS, tokensCss());
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
        response.end(logoMark());
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: FILE, source: logoMark() });
    },
  };
}
