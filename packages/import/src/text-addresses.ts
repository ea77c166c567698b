import { truncateText } from '@agency-site/domain/truncate-text';
import { canonicalPath } from '@agency-site/domain/canonical-path';
import { decoded, readableUrl } from './addresses';
import { isFileAddress } from './files';
import type { FoundItem } from './found-item';
import type { AddressUse } from './inline-text';
import type { Omissions } from './omissions';
import type { ImportedPicture } from './model';
import { isPictureFile, photograph } from './pictures';
import { anchorsOfText } from './stored-text';

/** Base of the addresses of a former site whose own address is unknown: its pictures and links stay paths. */
const UNKNOWN_ORIGIN = 'http://unknown.invalid';

/** Facts about all items together. */
export interface Site {
  readonly url: string;
  /** The new addresses of items by their former paths. */
  readonly newAddresses: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, FoundItem>;
  /** The anchors of the texts to which others link, read once. */
  readonly anchors: Map<FoundItem, ReadonlyMap<string, string>>;
  readonly library: ReadonlyMap<string, ImportedPicture>;
  readonly files: { readonly own: ReadonlySet<string>; readonly byPage: ReadonlyMap<string, string> };
}

/** The files of the former site's library: their addresses, and those of the pages that are about them. */
/**
 * Returns a function that gives the new address for an address in a text; undefined for one that must not stay.
 * @param linked receives the addresses of the former site's files among them
 */
export function addressesFor(
  omissions: Omissions,
  site: Site,
  linked: Set<string>,
): (address: string, use: AddressUse) => string | undefined {
  const { newAddresses, library, files } = site;
  const base = site.url || UNKNOWN_ORIGIN;
  const isOwn = (url: URL): boolean => hostOf(url) === hostOf(new URL(base));
  const fileAt = (shown: string): string => {
    const address = shown.replace(/#.*$/, '');
    linked.add(address);
    return address;
  };
  return (address, use) => {
    const url = readableUrl(address, base);
    if (!url || (use !== 'link' && !/^https?:$/.test(url.protocol))) {
      omissions.add('address', truncateText(address.trim(), 40));
      return undefined;
    }
    const shown = url.origin === UNKNOWN_ORIGIN ? url.pathname + url.search + url.hash : url.href;
    // All sizes of a photograph become the same picture.
    if (use === 'picture') return library.get(photograph(shown))?.address ?? shown;
    if (address.trim().startsWith('#')) return url.hash;
    if (use === 'file' || files.own.has(shown)) return fileAt(shown);
    if (!isOwn(url)) return shown;
    const path = canonicalPath(url.pathname === '/' ? `/${url.search}` : url.pathname);
    const file = files.byPage.get(path);
    if (file) return fileAt(file);
    if (isFileAddress(url.pathname) || isPictureFile(url.pathname)) return fileAt(shown);
    const present = url.host === new URL(base).host && newAddresses.get(path);
    return present ? present + anchorIn(site, path, url.hash) : shown;
  };
}

const hostOf = ({ host }: URL): string => host.replace(/^www\./, '');

/** Returns the new anchor for one of another text; an anchor that the other text lacks stays as it was. */
function anchorIn({ texts, anchors }: Site, path: string, hash: string): string {
  const text = hash && texts.get(path);
  if (!text) return hash;
  const known = anchors.get(text) ?? anchorsOfText(text.html);
  anchors.set(text, known);
  return known.get(decoded(hash.slice(1))) ?? hash;
}
