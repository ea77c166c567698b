const signsAt = (view: DataView, offset: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, length));

/**
 * Which way up a JPEG is shown, of the eight that Exif numbers: 1 upright, from 5 on it lies on its side.
 * @param offset where a segment of an application begins
 * @param end where it ends
 */
export function exifOrientation(view: DataView, offset: number, end: number): number {
  const start = offset + 10;
  if (end < start + 14 || signsAt(view, offset + 4, 4) !== 'Exif') return 1;
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  for (let entry = 0; entry < view.getUint16(directory, isLittle); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
