const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/**
 * An ICO file that holds one square PNG, as browsers have read them since 2006.
 * @param size of a side in pixels, at most 255
 */
export function icoOf(size: number, png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const ico = new Uint8Array(HEADER_BYTES + ENTRY_BYTES + png.length);
  const fields = new DataView(ico.buffer);
  fields.setUint16(2, 1, true);
  fields.setUint16(4, 1, true);
  fields.setUint8(6, size);
  fields.setUint8(7, size);
  fields.setUint16(10, 1, true);
  fields.setUint16(12, BITS_PER_PIXEL, true);
  fields.setUint32(14, png.length, true);
  fields.setUint32(18, HEADER_BYTES + ENTRY_BYTES, true);
  ico.set(png, HEADER_BYTES + ENTRY_BYTES);
  return ico;
}
