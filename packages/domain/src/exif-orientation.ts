import { asciiAt } from './ascii-at';

/** The length in bytes of an entry of a directory (TIFF 6.0, section 2). */
const entryLength = 12;

/**
 * Returns the orientation in a JPEG's application segment.
 * @param offset the position of the segment
 * @param end the position after it
 */
export const exifOrientation = (view: DataView, offset: number, end: number): number =>
  end >= offset + 24 && asciiAt(view, offset + 4, 4) === 'Exif' ? tiffOrientation(view, offset + 10, end) : 1;

/** Returns the orientation in the chunk of a PNG before its pixels: browsers turn the picture by it. */
export function pngOrientation(view: DataView): number {
  for (let offset = 8; offset + 12 <= view.byteLength; offset += 12 + view.getUint32(offset)) {
    const name = asciiAt(view, offset + 4, 4);
    if (name === 'IDAT') return 1;
    const end = offset + 8 + view.getUint32(offset);
    if (name === 'eXIf') return end <= view.byteLength ? tiffOrientation(view, offset + 8, end) : 1;
  }
  return 1;
}

/**
 * Returns an orientation, from 1 to 8 as Exif numbers them: 1 is upright; from 5 on, width and height are swapped. It is 1 for
 * Exif whose offsets lead outside of it, as in browsers.
 */
function tiffOrientation(view: DataView, start: number, end: number): number {
  if (end < start + 14) return 1;
  const isLittle = view.getUint16(start) === 0x4949;
  const first = start + view.getUint32(start + 4, isLittle) + 2;
  if (first > end) return 1;
  const last = Math.min(end, first + view.getUint16(first - 2, isLittle) * entryLength);
  for (let at = first; at + entryLength <= last; at += entryLength) {
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
