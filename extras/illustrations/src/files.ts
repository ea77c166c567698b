import { fileURLToPath } from 'node:url';
import { drawings } from './drawings/all';
import { renderDrawing } from './engine/render';

/** The site's folder of static illustrations, which the repository holds: a build renders no drawing. */
export const folder = fileURLToPath(new URL('../../../public-site/public/illustrations', import.meta.url));

/** The content of every SVG file by name: NAME.svg is /illustrations/NAME.svg on the site. */
export const files: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, renderDrawing(drawing)]),
);
