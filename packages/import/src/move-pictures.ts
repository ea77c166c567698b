import { largerFiles } from './pictures';
import type { FormerAddress, ImportedPicture, ImportItem } from './model';

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

/** Asks for the largest file of a picture that comes, and for each file once. */
export function movingWhole(move: (address: string) => Promise<string>): (address: string) => Promise<string> {
  const asked = new Map<string, Promise<string>>();
  const once = (address: string): Promise<string> => {
    const known = asked.get(address) ?? move(address);
    asked.set(address, known);
    return known;
  };
  return async (address) => {
    for (const file of largerFiles(address)) {
      try {
        return await once(file);
      } catch {
        // The file that is shown says why.
      }
    }
    return once(address);
  };
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

/** The addresses of files of the former site that came: who has one of them finds the file here. @param source as of a site's export */
export function addressesOf(source: string, moved: ReadonlyMap<string, string>): FormerAddress[] {
  const [, site = ''] = source.split(' ');
  if (!URL.canParse(site)) return [];
  const { host } = new URL(site);
  const lines = [...moved].flatMap(([former, to_address]) =>
    [former, ...largerFiles(former)]
      .filter((address) => URL.canParse(address) && new URL(address).host === host)
      .map((address) => [new URL(address).pathname, to_address] as const),
  );
  return [...new Map(lines)].map(([from_path, to_address]) => ({ from_path, to_address }));
}
