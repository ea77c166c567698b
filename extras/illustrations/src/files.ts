import { fileURLToPath } from 'node:url';
import { drawings } from './drawings/all';
import { renderDrawing } from './engine/render';

/** The site's folder of static illustrations, which the repository holds: a build renders no drawing. */
export const folder = fileURLToPath(new URL('../../../public-site/public/illustrations', import.meta.url));

/** What is chosen from in the back-office, with the words for who cannot see a drawing. */
const index = Object.entries(drawings)
  .map(([name, { title }]) => ({ name: `${name}.svg`, alt: title.replaceAll(/ (?=[:;!?])/g, '\u00A0') }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The content of every file by name: NAME.svg is /illustrations/NAME.svg on the site, and index.json lists them. */
export const files: ReadonlyMap<string, string> = new Map([
  ...Object.entries(drawings).map(([name, drawing]) => [`${name}.svg`, renderDrawing(drawing)] as const),
  ['index.json', `${JSON.stringify(index, null, 2)}\n`],
]);
