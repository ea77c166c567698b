import { maxMediaBytes, mediaNameWith, mediaTypes } from '@agency/supabase/media';
import { readPictureHeader } from '@agency/supabase/picture-header';
import { slugFromTitle } from '@agency/supabase/slug';
import { drawPicture, type DrawnPicture } from './draw-picture';
import { isTooHeavy, planPicture, UnfitPicture } from './plan-picture';

/** A picture ready for its upload. */
export interface PreparedPicture {
  readonly name: string;
  readonly blob: Blob;
}

const maxNameLength = 80;

/**
 * Resizes a chosen, dropped or pasted file to a WebP of 1,600 pixels at most.
 * @param draw replaced in tests, without a canvas
 * @throws {UnfitPicture}
 */
export async function preparePicture(file: File, draw = drawPicture): Promise<PreparedPicture> {
  const bytes = isTooHeavy(file.size) ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
  const drawn = planPicture(file, bytes) === 'resize' ? await draw(file) : unchanged(file, bytes);
  if (drawn.blob.size > maxMediaBytes) {
    throw new UnfitPicture('Même réduite, cette image pèse plus de 5\u00A0Mo. Essayez en JPEG.');
  }
  const words = slugFromTitle(file.name.replace(/\.\w+$/, '').replace(/[_.]/g, ' ')).slice(0, maxNameLength);
  return {
    name: mediaNameWith(words.replace(/-$/, ''), drawn, unique(), extensionOf(drawn.blob.type)),
    blob: drawn.blob,
  };
}

function unchanged(file: File, bytes: Uint8Array): DrawnPicture {
  const { width = 1, height = 1 } = readPictureHeader(bytes) ?? {};
  return { blob: file, width, height };
}

const extensionOf = (type: string): string =>
  Object.entries(mediaTypes).find(([, mimeType]) => mimeType === type)?.[0] ?? 'webp';

/** Without randomUUID, which needs https. */
const unique = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
