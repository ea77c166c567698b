import { maxMediaBytes, type PictureSize } from '@agency-site/domain/media';
import { type PictureHeader, readPictureHeader } from '@agency-site/domain/picture-header';
import { framesOf } from '@agency-site/domain/without-metadata';

/** In image pixels: enough for every place on the site, and on phones for two device pixels per CSS pixel. */
const maxWidth = 1600;
/** In pixels; WebP would allow 16,383. */
const maxHeight = 8000;
/** The largest file accepted; cameras produce smaller ones. The picture is resized before its upload. */
const maxSourceBytes = 40 * 1024 * 1024;

/**
 * Checks a file without decoding it.
 * @returns the type and size of an animation, whose pictures are uploaded unchanged; undefined for a picture to resize
 * @throws {UnusablePicture} with the reason in French
 */
export async function checkPicture(file: File): Promise<PictureHeader | undefined> {
  if (file.type === 'image/svg+xml') {
    throw new UnusablePicture(
      'Les images SVG ne sont pas acceptées\u00A0: elles peuvent contenir du code. Exportez-la en PNG.',
    );
  }
  if (file.size === 0)
    throw new UnusablePicture('Ce fichier est vide. Choisissez-le de nouveau, ou exportez-le encore.');
  if (file.size > maxSourceBytes) throw new UnusablePicture('Cette image pèse plus de 40\u00A0Mo.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isMovingSequence(bytes)) {
    throw new UnusablePicture(
      'Une animation AVIF ou HEIC perdrait son mouvement. Exportez-la en WebP, en PNG ou en GIF.',
    );
  }
  const header = readPictureHeader(bytes);
  if (header) rejectHuge(header);
  if (!header || framesOf(bytes, header.type) < 2) return undefined;
  // An animation cannot be resized on a canvas, which would keep only one frame.
  if (file.size > maxMediaBytes) throw new UnusablePicture('Une image animée pèse 5\u00A0Mo au plus.');
  return header;
}

/** Whether a file is an AVIF or HEIC sequence: its first box names the types of its content, in any order (ISO/IEC 14496-12, 4.3). */
function isMovingSequence(bytes: Uint8Array): boolean {
  const [length = 0] = bytes.subarray(3);
  return /^ftyp(....)*(avis|msf1|hev[cx])/s.test(String.fromCharCode(...bytes.subarray(4, length)));
}

/** More pixels than the pictures of phones have, and few enough for the memory of a browser's tab. */
const maxSourcePixels = 120_000_000;

/** @throws {UnusablePicture} for more pixels than a browser can draw: a small file can declare billions */
export function rejectHuge({ width, height }: PictureSize): void {
  if (width * height > maxSourcePixels) {
    throw new UnusablePicture('Cette image a plus de 120\u00A0millions de pixels. Réduisez-la d’abord.');
  }
}

/** The size after the upload: never larger than the original, nor than the limits of the site. */
export function targetSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A file that cannot be used; the message has the reason in French. */
export class UnusablePicture extends Error {}
