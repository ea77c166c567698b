/** The storage bucket of the site's pictures. Migrations create the buckets with the same limits; a test compares them. */
export const mediaBucket = 'media';

/** The private bucket of the original files; an original has the name of its picture. */
export const originalsBucket = 'originals';

/** Largest original in bytes: enough for photographs of cameras. */
export const maxOriginalBytes = 40 * 1024 * 1024;

export const maxMediaBytes = 5 * 1024 * 1024;

/** Most pixels of a decoded picture: the header of a small file can declare billions. */
export const maxMediaPixels = 40_000_000;

/** Accepted types by file extension. SVG is excluded, because an SVG document may contain scripts. */
export const mediaTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** A file name without folders, further dots or capitals. */
export const mediaNamePattern = /^[a-z0-9][a-z0-9-]{0,149}\.(webp|jpg|png|gif)$/;

/** Public path of the bucket, below the project's address. */
export const publicMediaPath = `/storage/v1/object/public/${mediaBucket}/`;

/** The `Cache-Control` header of pictures, and of all files whose name changes with their content. */
export const cachedForever = 'public, max-age=31536000, immutable';

/** The folder of the site's drawings; its index.json lists them: `[{ "name": "article.svg", "alt": "Un carnet…" }, …]`. */
export const drawingsPath = '/illustrations';

/** The type of a picture by its file extension; undefined for an invalid name. */
export const mediaTypeOf = (name: string): MediaType | undefined =>
  mediaNamePattern.test(name)
    ? mediaTypes[name.slice(name.lastIndexOf('.') + 1) as keyof typeof mediaTypes]
    : undefined;

/** Returns the name of the picture at an address of the bucket; undefined for any other address. */
export const mediaNameIn = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/\s]+)?\/storage\/v1\/object\/public\/media\/([a-z0-9-]+\.[a-z]+)$/.exec(address)?.[1];

/** The smallest picture that social networks show large beside a shared link: half of the size that they ask for. */
const leastShared = { width: 600, height: 315 } as const;

/** Whether social networks can show a picture beside a shared link: one of the media library, and large enough. Drawings (SVG) are not. */
export function isShareable(address: string | null | undefined): boolean {
  const size = address && mediaNameIn(address) ? sizeInAddress(address) : undefined;
  return size !== undefined && size.width >= leastShared.width && size.height >= leastShared.height;
}

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Returns a name with the picture's size, for its space on pages, and its content's hash: `atelier-1600x900-3f9a1c2e.webp`. */
export const mediaNameWith = (words: string, { width, height }: PictureSize, content: string, type: string): string =>
  `${words ? `${words}-` : ''}${width}x${height}-${content}.${mediaEndingOf(type)}`;

/** Returns the name of a picture's small copy: `atelier-1600x900-3f9a1c2e-small.webp`. private.is_small_picture is the same in SQL. */
export const smallMediaName = (name: string, type: string): string =>
  name.replace(/\.\w+$/, `-small.${mediaEndingOf(type)}`);

const mediaEndingOf = (type: string): string =>
  Object.entries(mediaTypes).find(([, mimeType]) => mimeType === type)?.[0] ?? 'webp';

/** The size in the name of a picture of the bucket; undefined for any other address. */
export function sizeInAddress(address: string): PictureSize | undefined {
  const path = address.slice(Math.max(0, address.indexOf(publicMediaPath)));
  const match = /^[^?#]*\/(?:[a-z0-9-]*-)?(\d{1,5})x(\d{1,5})-[0-9a-f]{8}\.\w+$/.exec(path);
  if (!path.startsWith(publicMediaPath) || !match) return undefined;
  return { width: Number(match[1]), height: Number(match[2]) };
}
