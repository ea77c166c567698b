import { shownProtocols } from '@agency/supabase/stored-html';

/** Redirection pages that Google and Outlook put around links, with the parameter of the target. */
const redirections: readonly (readonly [host: RegExp, path: string, parameter: string])[] = [
  [/^www\.google\.[a-z.]+$/, '/url', 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, '/', 'url'],
];

/** Replaces redirections by their target, and removes links inside the copied document. */
export function cleanLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a')) {
    const href = destination(link.getAttribute('href')?.trim() ?? '');
    if (isAllowed(href)) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
}

function destination(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  const redirection = redirections.find(([host, path]) => host.test(hostname) && path === pathname);
  return (redirection && searchParams.get(redirection[2])) || href;
}

const isAllowed = (href: string): boolean =>
  shownProtocols.href.some((protocol) => href.toLowerCase().startsWith(`${protocol}:`)) || /^\/(?!\/)/.test(href);
