import { logoMark } from '../../brand/src/logo';
import type { Plugin } from 'vite';

const FILE = 'logo.svg';

/** Serves the brand's mark as /logo.svg: on request in development, as a file of the client build. */
export function brandAssetsPlugin(): Plugin {
  return {
    name: 'agency:brand-assets',
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
