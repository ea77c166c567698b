import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const fontFile = (path: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/bricolage-grotesque/${path}`);

/** The heading font as static TTF files, which resvg needs; the site sends the variable font. */
const fontFiles = ['400Regular/BricolageGrotesque_400Regular.ttf', '600SemiBold/BricolageGrotesque_600SemiBold.ttf', '700Bold/BricolageGrotesque_700Bold.ttf'].map(fontFile); // prettier-ignore

/** Turns an SVG into a PNG at its own size, on another thread. */
export async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Bricolage Grotesque' },
  });
  return new Uint8Array(image.asPng());
}
