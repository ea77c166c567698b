import { fileURLToPath } from 'node:url';
import { drawings } from './all';
import { renderDrawing } from './engine/render';

/** The folder of the rendered drawings. They are committed, so a build renders none. */
export const folder = fileURLToPath(new URL('../illustrations/', import.meta.url));

/** The content of every file by its path: NAME.svg is /illustrations/NAME.svg on the site. */
export const files: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, drawing]) => [`${folder}${name}.svg`, renderDrawing(drawing)]),
);
