/**
 * Lower case, one slash at the beginning and none at the end: one address per page, and none that leads elsewhere.
 * @param path as it travels, percent-encoded: browsers take a decoded backslash or tab after the first slash for another site
 */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/{2,}/, '/')
    .replace(/(?<=.)\/+$/, '');
