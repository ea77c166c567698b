import { largerFiles } from './pictures';
import type { FormerAddress, ImportedPicture, ImportItem } from './model';

/** Where the back-office asks our server for a former picture, `?address=https://…`; a static host has no such path. */
export const formerPicturePath = '/admin/former-picture';
/** The path at which the back-office asks for a file of the former site that visitors download. */
export const formerFilePath = '/admin/former-file';

/** The new addresses of pictures or files by their former ones, and the reasons why others stay. */
export interface TransferResult {
  readonly moved: ReadonlyMap<string, string>;
  readonly failed: ReadonlyMap<string, string>;
}

/** The pictures or files of an import so far, so that none is fetched twice. */
export interface TransferProgress {
  readonly moved: Map<string, string>;
  readonly failed: Map<string, string>;
}

/** Fetches the largest available file of a picture, and each file only once. */
export function moveLargestFile(move: (address: string) => Promise<string>): (address: string) => Promise<string> {
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
        // A missing larger file is no failure: the file that the site showed is tried last, and its error counts.
      }
    }
    return once(address);
  };
}

/** Fetches pictures or files one after the other, because the former site may be slow. */
export async function movePictures(
  shown: readonly Pick<ImportedPicture, 'address'>[],
  move: (address: string) => Promise<string>,
  { moved, failed }: TransferProgress,
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

/** Returns an item with the new addresses of its pictures; a text contains each address in quotes. */
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

/** Returns the redirects from the former files of pictures to their new ones. @param source the origin of the export */
export const addressesOf = (source: string, moved: ReadonlyMap<string, string>): FormerAddress[] => {
  const lines = [...moved].flatMap(([former, to_address]) =>
    pathsOn(source, [former, ...largerFiles(former)]).map((from_path) => [from_path, to_address] as const),
  );
  return [...new Map(lines)].map(([from_path, to_address]) => ({ from_path, to_address }));
};

/** Returns the paths of those addresses that are on the former site. */
export function pathsOn(source: string, addresses: readonly string[]): string[] {
  const [, site = ''] = source.split(' ');
  if (!URL.canParse(site)) return [];
  return addresses.flatMap((address) => {
    const url = URL.parse(address);
    return url?.host === new URL(site).host ? [url.pathname] : [];
  });
}
