import type { ImportedPicture, ImportItem } from './model';

/**
 * The pictures of items, each once, that texts here still show from the former site.
 * @param awaited addresses, as the database's function `awaited_pictures` answers
 */
export function awaitedOf(items: readonly ImportItem[], awaited: readonly string[]): ImportedPicture[] {
  const wanted = new Set(awaited);
  const pictures = new Map(items.flatMap((item) => item.pictures).map((picture) => [picture.address, picture]));
  return [...pictures.values()].filter(({ address }) => wanted.has(address));
}
