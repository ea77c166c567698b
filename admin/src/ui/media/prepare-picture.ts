import { maxMediaBytes, mediaNameWith, type MediaType, mediaTypes } from '@agency-site/domain/media';
import type { PictureHeader } from '@agency-site/domain/picture-header';
import { slugFromTitle } from '@agency-site/domain/slug';
import { withoutMetadata } from '@agency-site/domain/without-metadata';
import { checkPicture, UnusablePicture } from './check-picture';
import { drawPicture } from './draw-picture';

const maxNameLength = 80;
/**
 * The length of a content hash, in bytes. With 1,000 stored pictures, the hash of a new picture equals that of another one in one of four
 * million cases, and the person who adds it sees both pictures.
 */
const contentBytes = 4;

type Draw = typeof drawPicture;
type PreparedPicture = Awaited<ReturnType<typeof preparePicture>>;

/**
 * Resizes a chosen, dropped or pasted file to a WebP of 1,600 pixels at most.
 * @param draw replaced in tests, without a canvas
 * @throws {UnusablePicture}
 */
export async function preparePicture(file: File, draw: Draw = drawPicture) {
  const animation = await checkPicture(file);
  const { blob, small, width, height } = animation ? await keepAnimation(file, animation, draw) : await draw(file);
  if (blob.size > maxMediaBytes) {
    const advice = blob.type === mediaTypes.png ? 'Enlevez ses parties transparentes' : 'Essayez en JPEG';
    throw new UnusablePicture(`Même réduite, cette image pèse plus de 5\u00A0Mo. ${advice}.`);
  }
  const words = slugFromTitle(file.name.replace(/\.\w+$/, '').replace(/[_.]/g, ' ')).slice(0, maxNameLength);
  return { words: words.replace(/-$/, ''), size: { width, height }, content: await contentOf(file), blob, small };
}

/** Keeps an animation as it is, except for its metadata. Its small file is a still picture. */
async function keepAnimation(file: File, { type, ...size }: PictureHeader, draw: Draw) {
  const small = await draw(file).then(
    (still) => still.small,
    () => undefined,
  );
  return { ...size, blob: new Blob([cleaned(new Uint8Array(await file.arrayBuffer()), type)], { type }), small };
}

/** @throws {UnusablePicture} for an animation without its end */
function cleaned(bytes: Uint8Array, type: MediaType): Uint8Array<ArrayBuffer> {
  try {
    return withoutMetadata(bytes, type);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnusablePicture('Il manque la fin de cette animation. Copiez ou exportez-la de nouveau.');
  }
}

/**
 * Returns the hash of a file's content in hexadecimal digits, the same whatever the name of the file and the browser. Browsers only hash on
 * https and on localhost; elsewhere the digits are random, and the library does not recognise a file that it already has.
 */
async function contentOf(file: File): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  const bytes = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer())))
    : crypto.getRandomValues(new Uint8Array(contentBytes));
  return Array.from(bytes.subarray(0, contentBytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The name of a picture: `atelier-1600x900-3f9a1c2e.webp`. If that is taken, `atelier-2-1600x900-3f9a1c2e.webp`, so that
 * two pictures with the same content can be distinguished.
 * @param taken the names of the pictures with this content
 */
export function pictureName({ words, size, content, blob }: PreparedPicture, taken: readonly string[]): string {
  const names = new Set(taken.map(withoutEnding));
  for (let copy = 1; ; copy += 1) {
    const numbered = [words, ...(copy > 1 ? [copy] : [])].filter(Boolean).join('-');
    const name = mediaNameWith(numbered, size, content, blob.type);
    if (!names.has(withoutEnding(name))) return name;
  }
}

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');
