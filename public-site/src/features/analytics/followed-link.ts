/** A link whose clicks are counted: the booking service's, a file, or another site, by its host. */
export interface FollowedLink {
  readonly kind: 'booking' | 'file' | 'outgoing';
  readonly detail: string;
}

const FILE = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip|mp[34])$/i;

/**
 * What a click on a link is counted as; undefined for a link to a page of the site, and for one that opens no page at all.
 * @param site host of the site
 * @param booking address of the booking service, in the settings
 */
export function followedLink(href: string, site: string, booking: string): FollowedLink | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, host, pathname } = new URL(href);
  if (!protocol.startsWith('http')) return undefined;
  if (URL.canParse(booking) && new URL(booking).href === new URL(href).href) return { kind: 'booking', detail: host };
  if (FILE.test(pathname)) return { kind: 'file', detail: pathname };
  return host === site ? undefined : { kind: 'outgoing', detail: host };
}
