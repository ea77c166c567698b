import { maxMediaBytes, maxMediaPixels, mediaTypes, type PictureSize } from '@agency/supabase/media';
import { readPictureHeader } from '@agency/supabase/picture-header';

/** The largest width on the site, also on phones with a double pixel density. */
const maxWidth = 1600;
/** WebP allows 16,383 pixels at most. */
const maxHeight = 8000;
/** More than cameras produce; the picture is resized before its upload. */
const maxSourceBytes = 40 * 1024 * 1024;

/**
 * Checks a file without decoding it.
 * @returns the size of an animation, which is uploaded unchanged; undefined for a picture to resize
 * @throws {UnfitPicture} with the reason in French
 */
export async function checkPicture(file: File): Promise<PictureSize | undefined> {
  if (file.type === 'image/svg+xml') {
    throw new UnfitPicture(
      'Les images SVG ne sont pas acceptées\u00A0: elles peuvent contenir du code. Exportez-la en PNG.',
    );
  }
  if (file.size > maxSourceBytes) throw new UnfitPicture('Cette image pèse plus de 40\u00A0Mo.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readPictureHeader(bytes);
  if (header) rejectHuge(header);
  if (header?.type !== mediaTypes.gif || !isAnimatedGif(bytes)) return undefined;
  // A resized GIF would lose its animation.
  if (file.size > maxMediaBytes) throw new UnfitPicture('Une image animée pèse 5\u00A0Mo au plus.');
  return header;
}

/** @throws {UnfitPicture} for more pixels than the server accepts */
export function rejectHuge({ width, height }: PictureSize): void {
  if (width * height > maxMediaPixels) {
    throw new UnfitPicture('Cette image a plus de 40\u00A0millions de pixels. Réduisez-la d’abord.');
  }
}

/** The size after the upload: never larger than the original, nor than the limits of the site. */
export function targetSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const colourTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Whether a GIF has a second frame: walks its blocks without decoding them. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  const at = (index: number): number => bytes[index] ?? 0;
  const afterBlocks = (index: number): number => {
    let next = index;
    while (at(next) > 0) next += at(next) + 1;
    return next + 1;
  };
  let frames = 0;
  let index = 13 + colourTableBytes(at(10));
  while (index < bytes.length && frames < 2) {
    if (at(index) === 0x21) {
      index = afterBlocks(index + 2);
    } else if (at(index) === 0x2c) {
      frames += 1;
      index = afterBlocks(index + 11 + colourTableBytes(at(index + 9)));
    } else break;
  }
  return frames > 1;
}

/** A file that cannot be used; the message has the reason in French. */
export class UnfitPicture extends Error {}
