/** The element the application hydrates. */
export const appElementId = 'app';

/** The script element that holds the loaders' data as JSON. */
export const hydrationDataId = 'hydration-data';
