import { fileURLToPath } from 'node:url';
import { drawings } from './drawings/all';
import { renderDrawing } from './engine/render';

/** Where the site serves files as they are. The repository holds what is written there, so that no build draws. */
export const FOLDER = fileURLToPath(new URL('../../public-site/public/illustrations', import.meta.url));

/** The text of every SVG file by its name: NAME.svg is /illustrations/NAME.svg on the site. */
export const files: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, renderDrawing(drawing)]),
);
