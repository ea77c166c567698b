import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const WHOLE_FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** faces.css loads the font from this file. */
const FACE_OF_THE_SITE = new URL('../.temp/heading-face.woff2', import.meta.url);

/** The only weight that headings use. */
const WEIGHT = 700;
/** The characters of French titles. Browsers draw any other character in the next font of the font stack. */
const CHARACTERS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  'àâäçéèêëîïôöœùûüÀÂÇÉÈÊÎÔŒ' +
  " \u00A0\u202F.,;:!?’'«»()-–—…&%€/+";

/**
 * Reduces the heading font to one weight and the characters of French titles. The result is a third of the original size, so it fits in the
 * first packets of the server's answer and arrives with the first picture.
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
