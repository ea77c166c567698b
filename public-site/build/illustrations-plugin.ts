import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folders of the illustrations. As long as the demo exists, its illustrations replace those of the same name. */
const FOLDERS = ['../public/illustrations/', '../../demo/illustrations/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The files by name: the illustrations, and `index.json`, in which the back-office reads their names and titles. */
function illustrations(): Map<string, string> {
  const found = FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')] as const))
    .filter(([name]) => name.endsWith('.svg'));
  const pictures = [...new Map(found)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const list = pictures.map(([name, svg]) => ({ name, alt: titleOf(svg) }));
  return new Map([...pictures, ['index.json', `${JSON.stringify(list, null, 2)}\n`]]);
}

const titleOf = (svg: string): string =>
  (/<title>([^<]*)/.exec(svg)?.[1] ?? '')
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/ (?=[:;!?])/g, '\u00A0');

/** Provides the illustrations below /illustrations/: served on request in development, emitted by the client build. */
export function illustrationsPlugin(): Plugin {
  return {
    name: 'agency:illustrations',
    configureServer(server) {
      server.middlewares.use('/illustrations', (request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? '';
        const file = illustrations().get(name);
        if (file === undefined) return next();
        response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : 'application/json');
        response.end(file);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [name, source] of illustrations())
        this.emitFile({ type: 'asset', fileName: `illustrations/${name}`, source });
    },
  };
}
