const SUFFIX = '.md';
/** The home page has no name to which a suffix could be added. */
const HOME = '/index';

/**
 * The address of a page's Markdown: `/blog/devis.md`, `/index.md` for the home page. An address of another site stays, and that
 * of a file.
 * @param address a path with or without a query and a fragment, which stay
 */
export const markdownAddress = (address: string): string =>
  address.replace(/^\/(?!\/)[^?#]*/, (path) => (/\.\w+$/.test(path) ? path : (path === '/' ? HOME : path) + SUFFIX));

/** The path of the page whose Markdown has this path; undefined for any other path. */
export function pageOfMarkdown(path: string): string | undefined {
  const page = /^(\/.*[^/])\.md$/.exec(path)?.[1];
  return page === HOME ? '/' : page;
}
