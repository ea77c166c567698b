/** The storage bucket of the site's pictures. Migration `media` makes it with the same limits; a test compares them. */
export const mediaBucket = 'media';

/** The heaviest picture that is kept, in bytes. */
export const maxMediaBytes = 5 * 1024 * 1024;

/** The most pixels a picture may unfold to. A file of a few kilobytes can claim billions. */
export const maxMediaPixels = 40_000_000;

/** What is kept, by the ending of its name. No SVG: it is a document that may hold scripts. */
export const mediaTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** One segment without surprises: neither folders nor dots nor capitals. */
export const mediaNameShape = /^[a-z0-9][a-z0-9-]{0,149}\.(webp|jpg|png|gif)$/;

/** Where everybody reads pictures, below the project's address. */
export const publicMediaPath = `/storage/v1/object/public/${mediaBucket}/`;

/** The type of a picture by the ending of its name; undefined when the name has not the shape. */
export const mediaTypeOf = (name: string): MediaType | undefined =>
  mediaNameShape.test(name) ? mediaTypes[name.slice(name.lastIndexOf('.') + 1) as keyof typeof mediaTypes] : undefined;

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A name that says what the picture is and how large, « atelier-1600x900-3f9a1c2e.webp »: its place can be kept while it loads. */
export const mediaNameWith = (words: string, { width, height }: PictureSize, unique: string, ending: string): string =>
  `${words ? `${words}-` : ''}${width}x${height}-${unique}.${ending}`;

/** The size that an address of the bucket carries in its name; undefined for any other address. */
export function sizeInAddress(address: string): PictureSize | undefined {
  const path = address.slice(Math.max(0, address.indexOf(publicMediaPath)));
  const match = /^[^?#]*\/(?:[a-z0-9-]*-)?(\d{1,5})x(\d{1,5})-[0-9a-f]{8}\.\w+$/.exec(path);
  if (!path.startsWith(publicMediaPath) || !match) return undefined;
  return { width: Number(match[1]), height: Number(match[2]) };
}
