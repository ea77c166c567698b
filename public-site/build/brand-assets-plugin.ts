import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { logoMark } from '../../packages/brand/src/logo';
import { tokensCss } from '../../packages/brand/src/tokens-css';

const FILE = 'logo.svg';
/** site.css imports the colours from this file. */
const TOKENS = fileURLToPath(new URL('../.temp/tokens.css', import.meta.url));

/** Writes the colours for the style sheet, and provides the mark as /logo.svg: on request in development, from the client build. */
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
