import type { ImportItem } from './model';

/**
 * Where the back-office asks our server for a picture of the former site, `?address=https://…`; nothing answers where the back-office
 * stands without a server of ours.
 */
export const formerPicturePath = '/admin/former-picture';

/** Pictures by their former addresses: their new ones, and why others stay. */
export interface MovedPictures {
  readonly moved: ReadonlyMap<string, string>;
  readonly failed: ReadonlyMap<string, string>;
}

/**
 * Brings the pictures of items, one after the other: the former site may be small.
 * @param pictures what came before, which is not asked for again, and what comes now
 * @returns the items, which show the pictures that came from their new addresses
 */
export async function movePictures(
  items: readonly ImportItem[],
  move: (address: string) => Promise<string>,
  { moved, failed }: { readonly moved: Map<string, string>; readonly failed: Map<string, string> },
  onProgress: () => void,
): Promise<ImportItem[]> {
  for (const { address } of items.flatMap(({ pictures }) => pictures)) {
    if (moved.has(address) || failed.has(address)) continue;
    try {
      moved.set(address, await move(address));
    } catch (error) {
      failed.set(address, error instanceof Error ? error.message : String(error));
    }
    onProgress();
  }
  return items.map((item) => withPictures(item, moved));
}

/** An address stands in quotes in a text. */
function withPictures(item: ImportItem, moved: ReadonlyMap<string, string>): ImportItem {
  const { content, featured_image_url: featured } = item.row;
  const written = item.pictures.reduce((text, { address }) => {
    const present = moved.get(address);
    return present ? text.replaceAll(`src="${address.replaceAll('&', '&amp;')}"`, `src="${present}"`) : text;
  }, content);
  return {
    ...item,
    row: { ...item.row, content: written, featured_image_url: (featured && moved.get(featured)) ?? featured },
    pictures: item.pictures.map((picture) => ({ ...picture, address: moved.get(picture.address) ?? picture.address })),
  };
}
