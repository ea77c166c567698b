/** Lower case, one slash at the beginning and none at the end: one address per page, and none that leads elsewhere. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/{2,}/, '/')
    .replace(/(?<=.)\/+$/, '');
