import { fileURLToPath } from 'node:url';
import { drawings } from './all';
import { renderDrawing } from './engine/render';

const demo = fileURLToPath(new URL('../illustrations/', import.meta.url));
/** Of the product: they stay when the demo goes, because its screens name them. */
const product = fileURLToPath(new URL('../../public-site/public/illustrations/', import.meta.url));
const NAMED_BY_SCREENS = new Set(['article', 'introuvable', 'maintenance', 'vide']);

/** The folders of rendered drawings, which the repository holds: a build renders none. */
export const folders = [demo, product];

/** The content of every file by its path: NAME.svg is /illustrations/NAME.svg on the site. */
export const files: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, drawing]) => [
    `${NAMED_BY_SCREENS.has(name) ? product : demo}${name}.svg`,
    renderDrawing(drawing),
  ]),
);
