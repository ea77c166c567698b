import type { Plugin } from 'vite';
// By path, not by package: vite bundles what its configuration imports by path and leaves packages to Node, which does not read TypeScript.
import { renderDrawing } from '../../brand/src/drawing/render';
import { illustrations } from '../illustrations/all';

const folder = 'illustrations/';

/** Draws every picture of the site as /illustrations/NAME.svg: on request in development, into the client's files in a build. */
export function illustrationsPlugin(): Plugin {
  const drawings = new Map(Object.entries(illustrations).map(([name, drawing]) => [`${folder}${name}.svg`, drawing]));
  return {
    name: 'agency:illustrations',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? '';
        const drawing = drawings.get(path);
        if (!drawing) return next();
        response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
        response.end(renderDrawing(drawing));
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [fileName, drawing] of drawings)
        this.emitFile({ type: 'asset', fileName, source: renderDrawing(drawing) });
    },
  };
}
