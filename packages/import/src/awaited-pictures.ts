import type { ImportedPicture, ImportItem } from './model';

/**
 * Returns the pictures of items, each once, that texts here still show from the former site.
 * @param awaited addresses, the answer of the database's function `awaited_pictures`
 * @param without ids of items whose featured picture an earlier file lacked, the answer of `items_awaiting_picture`
 */
export function awaitedOf(
  items: readonly ImportItem[],
  awaited: readonly string[],
  without: readonly string[],
): ImportedPicture[] {
  const featured = items
    .filter(({ source_id }) => without.includes(source_id))
    .flatMap(({ row }) => row.featured_image_url ?? []);
  const wanted = new Set([...awaited, ...featured]);
  const pictures = new Map(items.flatMap((item) => item.pictures).map((picture) => [picture.address, picture]));
  return [...pictures.values()].filter(({ address }) => wanted.has(address));
}
