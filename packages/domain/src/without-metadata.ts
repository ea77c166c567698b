import { asciiAt } from './ascii-at';
import { exifOrientation, pngOrientation } from './exif-orientation';
import { mediaTypes, type MediaType } from './media';

/** Byte ranges of a file, from and to. */
type Part = readonly [from: number, to: number];

/**
 * Returns a picture without the metadata of cameras and programs: place, owner, date, comments, thumbnails, and bytes after its end. Pixels
 * and colours stay byte for byte, and a JPEG or PNG keeps its orientation. Every unknown part is removed.
 * @throws {RangeError} for a truncated or malformed file
 */
export function withoutMetadata(bytes: Uint8Array, type: MediaType): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const copied = (parts: readonly Part[]) => parts.map(([from, to]) => bytes.subarray(from, to));
  if (type === mediaTypes.jpg) return joined(jpegParts(view, bytes));
  if (type === mediaTypes.gif) return joined(copied(gifParts(view)));
  if (type === mediaTypes.webp) return joinedWebp(copied(webpParts(view)));
  const [signature = [0, 0], header = [0, 0], ...others] = pngParts(view);
  return joined([...copied([signature, header]), ...orientationChunk(pngOrientation(view)), ...copied(others)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

const END = 0xd9;
const SCAN = 0xda;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

function jpegParts(view: DataView, bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, 2)];
  for (let offset = 2; ;) {
    const marker = view.getUint8(offset + 1);
    if (view.getUint8(offset) !== 0xff) throw new RangeError('No marker');
    if (marker === 0xff) {
      offset += 1; // Padding.
      continue;
    }
    if (marker === END) return [...parts, bytes.subarray(offset, offset + 2)];
    let end = offset + 2 + view.getUint16(offset + 2);
    if (marker === SCAN) end = endOfScan(view, end);
    if (isNeeded(view, offset, marker)) parts.push(bytes.subarray(offset, end));
    else if (marker === 0xe1) parts.push(...orientation(view, offset, end));
    offset = end;
  }
}

/** Whether to keep a segment: comments and application segments are removed, except those that colours depend on (JFIF, ICC, Adobe). */
function isNeeded(view: DataView, offset: number, marker: number): boolean {
  if (marker === 0xe2) return asciiAt(view, offset + 4, 11) === 'ICC_PROFILE';
  return marker === 0xe0 || marker === 0xee || (marker !== 0xfe && (marker < 0xe0 || marker > 0xef));
}

/** Returns the position of the first marker after a scan; restart markers are part of its compressed data. */
function endOfScan(view: DataView, start: number): number {
  for (let offset = start; ; offset += 1) {
    if (view.getUint8(offset) !== 0xff) continue;
    const next = view.getUint8(offset + 1);
    if (next !== 0 && next !== 0xff && !isRestart(next)) return offset;
  }
}

const bytesOf = (signs: string): number[] => Array.from(signs, (sign) => sign.charCodeAt(0));

/** Exif whose only entry is the orientation. */
const exifOf = (value: number): number[] => [
  ...bytesOf('MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0'),
  value,
  ...Array<number>(6).fill(0),
];

/** Returns an Exif segment with the orientation only; an empty one for an upright picture. */
function orientation(view: DataView, offset: number, end: number): Uint8Array[] {
  const value = exifOrientation(view, offset, end);
  return value === 1 ? [] : [Uint8Array.of(...bytesOf('\u00FF\u00E1\0\u0022Exif\0\0'), ...exifOf(value))];
}

/** Returns the chunk of a PNG with the orientation only; none for an upright picture. */
function orientationChunk(value: number): Uint8Array[] {
  if (value === 1) return [];
  const content = Uint8Array.of(...bytesOf('eXIf'), ...exifOf(value));
  const chunk = new Uint8Array(content.length + 8);
  chunk.set(content, 4);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  view.setUint32(content.length + 4, checksum(content));
  return [chunk];
}

/** The checksum of a chunk (PNG, annex D). */
function checksum(content: Uint8Array): number {
  let sum = ~0;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs acTL fcTL fdAT'.split(' '),
);

/** @param parts takes the parts, those before the error in a truncated file, too */
function pngParts(view: DataView, parts: Part[] = []): Part[] {
  parts.push([0, 8]);
  for (let offset = 8; ;) {
    const name = asciiAt(view, offset + 4, 4);
    const end = offset + 12 + view.getUint32(offset);
    // Reads the chunk's last byte, so that a truncated chunk throws.
    view.getUint8(end - 1);
    if (pngChunks.has(name)) parts.push([offset, end]);
    if (name === 'IEND') return parts;
    offset = end;
  }
}

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function gifParts(view: DataView, parts: Part[] = []): Part[] {
  const first = 13 + colourTable(view.getUint8(10));
  parts.push([0, first]);
  for (let offset = first; ;) {
    const kind = view.getUint8(offset);
    if (kind === 0x3b) return [...parts, [offset, offset + 1]];
    const isPicture = kind === 0x2c;
    if (!isPicture && kind !== 0x21) throw new RangeError('No block');
    const label = view.getUint8(offset + 1);
    let end = isPicture ? offset + 11 + colourTable(view.getUint8(offset + 9)) : offset + 2;
    while (view.getUint8(end) > 0) end += 1 + view.getUint8(end);
    end += 1;
    // Two extensions stay: the duration of each picture (0xf9), and the number of repetitions.
    const isLoop = label === 0xff && /^(NETSCAPE|ANIMEXTS)/.test(asciiAt(view, offset + 3, 8));
    if (isPicture || label === 0xf9 || isLoop) parts.push([offset, end]);
    offset = end;
  }
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

function webpParts(view: DataView, parts: Part[] = []): Part[] {
  parts.push([0, 12]);
  const last = Math.min(view.byteLength, 8 + view.getUint32(4, true));
  for (let offset = 12; offset < last;) {
    const size = view.getUint32(offset + 4, true);
    const end = offset + 8 + size + (size % 2);
    view.getUint8(offset + 7 + size);
    if (webpChunks.has(asciiAt(view, offset, 4))) parts.push([offset, Math.min(end, view.byteLength)]);
    offset = end;
  }
  return parts;
}

/** Joins chunks and corrects the header: the length of the file and, in the extended format, the flags of Exif and XMP, which are gone. */
function joinedWebp(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = joined(parts);
  const view = new DataView(whole.buffer);
  view.setUint32(4, whole.length - 8, true);
  if (asciiAt(view, 12, 4) === 'VP8X') whole[20] = (whole[20] ?? 0) & ~0b1100;
  return whole;
}

/** Returns the number of frames of an animation, the complete ones of a truncated file; 0 or 1 for a still picture. */
export function framesOf(bytes: Uint8Array, type: MediaType): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Part[] = [];
  try {
    if (type === mediaTypes.gif) gifParts(view, parts);
    if (type === mediaTypes.png) pngParts(view, parts);
    if (type === mediaTypes.webp) webpParts(view, parts);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return parts.filter(([from]) => (type === mediaTypes.gif ? bytes[from] === 0x2c : isFrameChunk(view, from))).length;
}

/** Whether a chunk of a PNG or WebP starts a frame. */
const isFrameChunk = (view: DataView, from: number): boolean =>
  from > 0 && (asciiAt(view, from + 4, 4) === 'fcTL' || asciiAt(view, from, 4) === 'ANMF');
