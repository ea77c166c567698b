/** Where a page shows something else for another query, and the parameters that it reads (`routeQuery`). */
const readers: readonly (readonly [path: RegExp, parameters: string])[] = [
  [/^\/blog(\/categorie\/[^/]+)?$/, 'categorie tag search q page'],
  [/^\/contact$/, 'service'],
];

/** The parameters that a page's address may carry, separated by spaces; undefined where none matters. */
export const parametersRead = (path: string): string | undefined => readers.find(([shape]) => shape.test(path))?.[1];
