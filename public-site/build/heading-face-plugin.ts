import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const WHOLE_FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** The file in which site.css finds the font. */
const FACE_OF_THE_SITE = new URL('../.temp/heading-face.woff2', import.meta.url);

/** Headings have one weight. */
const WEIGHT = 700;
/** The characters of French titles; any other one comes from the next font in the style sheet. */
const CHARACTERS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  'àâäçéèêëîïôöœùûüÀÂÇÉÈÊÎÔŒ' +
  " \u00A0\u202F.,;:!?’'«»()-–—…&%€/+";

/**
 * Cuts the heading face down to the weight and the characters of the site's titles. A third of the whole, it fits in a
 * server's first packets, so it arrives with the first picture instead of long after.
 */
export function headingFacePlugin(): Plugin {
  return {
    name: 'agency:heading-face',
    async buildStart() {
      const whole = await readFile(createRequire(import.meta.url).resolve(WHOLE_FACE));
      const face = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } });
      const path = fileURLToPath(FACE_OF_THE_SITE);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, face);
    },
  };
}
