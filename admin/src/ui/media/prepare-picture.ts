import { maxMediaBytes, mediaNameWith, mediaTypes } from '@agency/supabase/media';
import { slugFromTitle } from '@agency/supabase/slug';
import { checkPicture, rejectHuge, targetSize, UnfitPicture } from './check-picture';

const maxNameLength = 80;
const quality = 0.82;

/**
 * Resizes a chosen, dropped or pasted file to a WebP of 1,600 pixels at most.
 * @param draw replaced in tests, without a canvas
 * @throws {UnfitPicture}
 */
export async function preparePicture(file: File, draw = drawPicture) {
  const animation = await checkPicture(file);
  const { blob, ...size } = animation ? { ...animation, blob: file } : await draw(file);
  if (blob.size > maxMediaBytes) {
    throw new UnfitPicture('Même réduite, cette image pèse plus de 5\u00A0Mo. Essayez en JPEG.');
  }
  const words = slugFromTitle(file.name.replace(/\.\w+$/, '').replace(/[_.]/g, ' ')).slice(0, maxNameLength);
  return { name: mediaNameWith(words.replace(/-$/, ''), size, unique(), extensionOf(blob.type)), blob };
}

const extensionOf = (type: string): string =>
  Object.entries(mediaTypes).find(([, mimeType]) => mimeType === type)?.[0] ?? 'webp';

/** Without randomUUID, which needs https. */
const unique = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Decodes a file in the browser and resizes it, which removes the metadata of a camera (place, owner). WebP; in a browser
 * that cannot encode WebP (Safari), JPEG for photographs and PNG for the rest.
 * @throws {UnfitPicture} when the browser cannot read the file.
 */
async function drawPicture(file: File) {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnfitPicture('Ce fichier n’est pas une image que ce navigateur sait lire. Essayez en JPEG ou en PNG.');
  });
  try {
    rejectHuge(bitmap);
    const { width, height } = targetSize(bitmap);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new UnfitPicture('Ce navigateur ne peut pas préparer l’image.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const webp = await canvas.convertToBlob({ type: mediaTypes.webp, quality });
    const type = file.type === mediaTypes.jpg ? mediaTypes.jpg : mediaTypes.png;
    const blob = webp.type === mediaTypes.webp ? webp : await canvas.convertToBlob({ type, quality });
    return { blob, width, height };
  } finally {
    bitmap.close();
  }
}
