import type { ImportedPicture, ImportItem } from './model';

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

/** The pictures of an import so far: what came is not asked for again. */
export interface ArrivingPictures {
  readonly moved: Map<string, string>;
  readonly failed: Map<string, string>;
}

/** Brings pictures one after the other: the former site may be small. */
export async function movePictures(
  shown: readonly ImportedPicture[],
  move: (address: string) => Promise<string>,
  { moved, failed }: ArrivingPictures,
  onProgress: () => void,
): Promise<void> {
  for (const { address } of shown) {
    if (moved.has(address) || failed.has(address)) continue;
    try {
      moved.set(address, await move(address));
    } catch (error) {
      failed.set(address, error instanceof Error ? error.message : String(error));
    }
    onProgress();
  }
}

/** An item that shows the pictures that came from their new addresses; an address stands in quotes in a text. */
export function withPictures(item: ImportItem, moved: ReadonlyMap<string, string>): ImportItem {
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
