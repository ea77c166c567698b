import { asciiAt } from './ascii-at';

/** The length in bytes of an entry of a directory (TIFF 6.0, section 2). */
const entryLength = 12;

/**
 * Returns the orientation of a JPEG, from 1 to 8 as Exif numbers them: 1 is upright; from 5 on, width and height are swapped. It is 1 for
 * an Exif segment whose offsets lead outside the segment, as in browsers.
 * @param offset the position of an application segment
 * @param end the position after it
 */
export function exifOrientation(view: DataView, offset: number, end: number): number {
  const start = offset + 10;
  if (end < start + 14 || asciiAt(view, offset + 4, 4) !== 'Exif') return 1;
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
