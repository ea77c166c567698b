import { shownProtocols } from '@agency/supabase/stored-html';

/** Pages that only lead on, put around links by what words were copied from, and the parameter that says where to. */
const redirections: readonly (readonly [host: RegExp, path: string, parameter: string])[] = [
  [/^www\.google\.[a-z.]+$/, '/url', 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, '/', 'url'],
];

/** Makes links lead where they are meant to; forgets those into the document that was copied from. */
export function straightenLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a')) {
    const href = destination(link.getAttribute('href')?.trim() ?? '');
    if (isReachable(href)) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
}

function destination(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  const found = redirections.find(([host, path]) => host.test(hostname) && path === pathname);
  return (found && searchParams.get(found[2])) || href;
}

const isReachable = (href: string): boolean =>
  shownProtocols.href.some((protocol) => href.toLowerCase().startsWith(`${protocol}:`)) || /^\/(?!\/)/.test(href);
