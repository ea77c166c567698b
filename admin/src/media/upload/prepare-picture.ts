import { maxMediaBytes, mediaNameWith, mediaTypes } from '@agency/supabase/media';
import { readPictureHeader } from '@agency/supabase/picture-header';
import { slugFromTitle } from '@agency/supabase/slug';
import { drawPicture, type DrawnPicture } from './draw-picture';
import { isTooHeavy, planPicture, UnfitPicture } from './plan-picture';

/** A picture ready to be sent. */
export interface PreparedPicture {
  readonly name: string;
  readonly blob: Blob;
}

const longestWords = 80;

/**
 * Makes a chosen, dropped or pasted file fit for the site: one WebP of at most 1,600 pixels across.
 * @param draw replaced by tests, where there is no canvas
 * @throws {UnfitPicture}
 */
export async function preparePicture(file: File, draw = drawPicture): Promise<PreparedPicture> {
  const bytes = isTooHeavy(file.size) ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
  const drawn = planPicture(file, bytes) === 'draw' ? await draw(file) : asItIs(file, bytes);
  if (drawn.blob.size > maxMediaBytes) {
    throw new UnfitPicture('Même réduite, cette image pèse plus de 5\u00A0Mo. Essayez en JPEG.');
  }
  const words = slugFromTitle(file.name.replace(/\.\w+$/, '').replace(/[_.]/g, ' ')).slice(0, longestWords);
  return { name: mediaNameWith(words.replace(/-$/, ''), drawn, unique(), endingOf(drawn.blob.type)), blob: drawn.blob };
}

function asItIs(file: File, bytes: Uint8Array): DrawnPicture {
  const { width = 1, height = 1 } = readPictureHeader(bytes) ?? {};
  return { blob: file, width, height };
}

const endingOf = (type: string): string =>
  Object.entries(mediaTypes).find(([, known]) => known === type)?.[0] ?? 'webp';

/** Not randomUUID, which only secure addresses have. */
const unique = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
