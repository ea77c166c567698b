import { createRequire } from 'node:module';

const fontFile = (path: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/bricolage-grotesque/${path}`);

/** The heading font as static TTF files, which resvg needs; the site sends the variable font. */
const fontFiles = ['400Regular/BricolageGrotesque_400Regular.ttf', '600SemiBold/BricolageGrotesque_600SemiBold.ttf', '700Bold/BricolageGrotesque_700Bold.ttf'].map(fontFile); // prettier-ignore

/** Turns an SVG into a PNG at its own size, on another thread. */
export async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first picture: it takes 3 MB.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Bricolage Grotesque' },
  });
  return new Uint8Array(image.asPng());
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/** Returns an ICO file that holds one square PNG, as browsers have read them since 2006. @param size of a side in pixels, at most 255 */
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
