const SUFFIX = '.md';
/** The name of the home page's Markdown, because its path `/` has none. */
const HOME = '/index';

/**
 * The address of a page's Markdown: `/blog/devis.md`, `/index.md` for the home page. Addresses of other sites and of files are returned
 * unchanged.
 * @param address a path, with or without a query and a fragment, which are kept
 */
export const markdownAddress = (address: string): string =>
  address.replace(/^\/(?!\/)[^?#]*/, (path) => (/\.\w+$/.test(path) ? path : (path === '/' ? HOME : path) + SUFFIX));

/** The path of the page whose Markdown has this path; undefined for any other path. */
export function pageOfMarkdown(path: string): string | undefined {
  const page = /^(\/.*[^/])\.md$/.exec(path)?.[1];
  return page === HOME ? '/' : page;
}
