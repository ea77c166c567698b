// Vite reads the names alone, at build time: of the site's own drawings, then of the demo's, while it is there.
const files = Object.keys(import.meta.glob(['../../public/illustrations/*.svg', '../../../demo/illustrations/*.svg']));
const names = new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)));

/** The address of a drawing, or of the generic one where the site has none of that name. */
export const drawing = (name: string): string => `/illustrations/${names.has(name) ? name : 'article'}.svg`;
