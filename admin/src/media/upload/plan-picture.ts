import { maxMediaBytes, maxMediaPixels, mediaTypes, type PictureSize } from '@agency/supabase/media';
import { readPictureHeader } from '@agency/supabase/picture-header';

/** As wide as the site ever shows a picture, twice as dense on a telephone. */
const widest = 1600;
/** WebP holds no more than 16,383 pixels either way. */
const highest = 8000;
/** What a camera of today makes, with room to spare; it is made light before it leaves. */
const heaviestSource = 40 * 1024 * 1024;

/** What to do with a chosen file: send it as it is, or draw it anew. */
export type PicturePlan = 'keep' | 'draw';

/**
 * Looks at a chosen file without decoding it.
 * @param bytes its content; no more than `heaviestSource` is read
 * @throws {UnfitPicture} saying in French why it cannot be used.
 */
export function planPicture({ type, size }: Pick<File, 'type' | 'size'>, bytes: Uint8Array): PicturePlan {
  if (type === 'image/svg+xml') {
    throw new UnfitPicture(
      'Les images SVG ne sont pas acceptées\u00A0: elles peuvent contenir du code. Exportez-la en PNG.',
    );
  }
  if (isTooHeavy(size)) throw new UnfitPicture('Cette image pèse plus de 40\u00A0Mo.');
  const header = readPictureHeader(bytes);
  if (header) refuseHuge(header);
  if (header?.type !== mediaTypes.gif || !isAnimatedGif(bytes)) return 'draw';
  // Drawn anew, it would stand still.
  if (size > maxMediaBytes) throw new UnfitPicture('Une image animée pèse 5\u00A0Mo au plus.');
  return 'keep';
}

export const isTooHeavy = (size: number): boolean => size > heaviestSource;

/** @throws {UnfitPicture} for more pixels than the server keeps. */
export function refuseHuge({ width, height }: PictureSize): void {
  if (width * height > maxMediaPixels) {
    throw new UnfitPicture('Cette image a plus de 40\u00A0millions de pixels. Réduisez-la d’abord.');
  }
}

/** The size a picture is kept at: never larger than it is, nor than the site can use. */
export function keptSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, widest / width, highest / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How many bytes a table of colours takes. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Whether a GIF has a second picture. Its blocks are walked through; nothing is decoded. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  const at = (index: number): number => bytes[index] ?? 0;
  const afterBlocks = (index: number): number => {
    let next = index;
    while (at(next) > 0) next += at(next) + 1;
    return next + 1;
  };
  let pictures = 0;
  let index = 13 + colours(at(10));
  while (index < bytes.length && pictures < 2) {
    if (at(index) === 0x21) {
      index = afterBlocks(index + 2);
    } else if (at(index) === 0x2c) {
      pictures += 1;
      index = afterBlocks(index + 11 + colours(at(index + 9)));
    } else break;
  }
  return pictures > 1;
}

/** A file that cannot become a picture of the site; the message says why, in French. */
export class UnfitPicture extends Error {}
