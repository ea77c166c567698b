import { shownProtocols } from '@agency-site/domain/stored-html';

/** Redirection pages by which programs replace links; one of their query parameters has the target. */
const redirections: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^www\.(google\.[a-z.]+|youtube\.com)$/, /^\/(url|redirect)$/],
  [/\.safelinks\.protection\.outlook\.com$/, /^\/$/],
  [/^statics\.teams\.cdn\.office\.net$/, /\/atp-safelinks\.html$/],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/],
  [/^www\.linkedin\.com$/, /^\/(safety\/go|redir\/redirect)$/],
  [/^slack-redir\.net$/, /^\/link$/],
];
const targets = ['q', 'url', 'u'] as const;

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
  const isRedirection = redirections.some(([host, path]) => host.test(hostname) && path.test(pathname));
  const target = targets.map((name) => searchParams.get(name)).find(Boolean);
  // ChatGPT writes its name into the links of its answers, which would count visitors of the article as its own.
  return ((isRedirection && target) || href).replace(/([?&])utm_source=chatgpt\.com(&|(?=#)|$)/, (_, before, after) =>
    after ? String(before) : '',
  );
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
