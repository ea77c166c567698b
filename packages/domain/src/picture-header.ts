import { exifOrientation, pngOrientation } from './exif-orientation';
import { mediaTypes, type MediaType, type PictureSize } from './media';

/** Type of a picture, and its size as displayed (after the rotation that Exif asks for), according to its first bytes. */
export interface PictureHeader extends PictureSize {
  readonly type: MediaType;
}

/**
 * Reads type and size from a picture's header, without decoding the picture.
 * @param bytes the file, or enough of its beginning
 * @returns undefined for anything but a WebP, JPEG, PNG or GIF picture that has a size
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = readPng(view) ?? readGif(view) ?? readWebp(view) ?? readJpeg(view);
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch (error) {
    // Truncated header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const startsWith = (view: DataView, offset: number, text: string): boolean =>
  Array.from(text).every((character, index) => view.getUint8(offset + index) === character.charCodeAt(0));

function readPng(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, 0, '\u0089PNG\r\n\u001A\n') || !startsWith(view, 12, 'IHDR')) return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const isOnItsSide = pngOrientation(view) >= 5;
  return { type: mediaTypes.png, ...(isOnItsSide ? { width: height, height: width } : { width, height }) };
}

function readGif(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, 0, 'GIF87a') && !startsWith(view, 0, 'GIF89a')) return undefined;
  return { type: mediaTypes.gif, width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** A WebP container holds one of three formats: lossy, lossless, or extended (animation, transparency). */
function readWebp(view: DataView): PictureHeader | undefined {
  if (!startsWith(view, 0, 'RIFF') || !startsWith(view, 8, 'WEBP')) return undefined;
  const type = mediaTypes.webp;
  if (startsWith(view, 12, 'VP8 ') && startsWith(view, 23, '\u009D\u0001*')) {
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (startsWith(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (startsWith(view, 12, 'VP8X')) {
    const uint24 = (offset: number): number => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
    return { type, width: 1 + uint24(24), height: 1 + uint24(27) };
  }
  return undefined;
}

/** Start-of-frame markers, which hold the size; C4, C8 and CC are other segments. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJpeg(view: DataView): PictureHeader | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let offset = 2;
  let isOnItsSide = false;
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1; // Padding.
    } else if (isFrame(marker)) {
      const [height, width] = [view.getUint16(offset + 5), view.getUint16(offset + 7)];
      const shown = isOnItsSide ? { width: height, height: width } : { width, height };
      return { type: mediaTypes.jpg, ...shown };
    } else {
      const length = view.getUint16(offset + 2);
      if (length < 2) return undefined;
      if (marker === 0xe1) isOnItsSide ||= exifOrientation(view, offset, offset + 2 + length) >= 5;
      offset += 2 + length;
    }
  }
}
