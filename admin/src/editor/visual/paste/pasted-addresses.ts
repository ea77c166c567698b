import { shownProtocols } from '@agency-site/domain/stored-html';

/** Redirection pages by which Google and Outlook replace links, with the query parameter that has the target. */
const redirections: readonly (readonly [host: RegExp, path: string, parameter: string])[] = [
  [/^www\.google\.[a-z.]+$/, '/url', 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, '/', 'url'],
];

/** Temporary addresses of pictures in Google Docs. */
const temporary = /^https:\/\/lh\d[\w-]*\.googleusercontent\.com\/docs/i;

const isShown = (address: string, attribute: keyof typeof shownProtocols): boolean =>
  /^\/(?!\/)/.test(address) ||
  shownProtocols[attribute].some((protocol) => address.toLowerCase().startsWith(`${protocol}:`));

/** Replaces redirections by their target, and removes links to places in the copied document, except those of footnotes. */
export function cleanLinks(fragment: DocumentFragment, keepsInner: boolean): void {
  for (const link of fragment.querySelectorAll('a')) {
    const href = destination(link.getAttribute('href')?.trim() ?? '');
    const isInner = keepsInner ? href.startsWith('#') : /^#(note|appel)-\d+$/.test(href);
    if (isInner || isShown(href, 'href')) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
}

function destination(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  const redirection = redirections.find(([host, path]) => host.test(hostname) && path === pathname);
  return (redirection && searchParams.get(redirection[2])) || href;
}

/**
 * Removes tracking pixels, and pictures that visitors cannot load because they are on a computer or in a message.
 * @returns the number of such pictures
 */
export function removeUnreachablePictures(fragment: DocumentFragment): number {
  for (const pixel of fragment.querySelectorAll('img[width="1"]')) pixel.remove();
  const unreachable = [...fragment.querySelectorAll('img')].filter((picture) => {
    const src = picture.getAttribute('src') ?? '';
    return !(isShown(src, 'src') || src.startsWith('//')) || temporary.test(src);
  });
  unreachable.forEach((picture) => picture.remove());
  return unreachable.length;
}
