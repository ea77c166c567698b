/**
 * Lower case, one leading slash and no trailing slash: one address per page, and no redirect to another site.
 * @param path percent-encoded: browsers read a decoded backslash or tab after the first slash as the start of a host name
 */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/{2,}/, '/')
    .replace(/(?<=.)\/+$/, '');
