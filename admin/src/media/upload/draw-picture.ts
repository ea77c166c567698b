import { mediaTypes } from '@agency/supabase/media';
import { targetSize, rejectHuge, UnfitPicture } from './plan-picture';

const quality = 0.82;

/** A resized picture. */
export interface DrawnPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a file in the browser and resizes it, which removes the metadata of a camera (place, owner). WebP; in a browser
 * that cannot encode WebP (Safari), JPEG for photographs and PNG for the rest.
 * @throws {UnfitPicture} when the browser cannot read the file.
 */
export async function drawPicture(file: File): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnfitPicture('Ce fichier n’est pas une image que ce navigateur sait lire. Essayez en JPEG ou en PNG.');
  });
  try {
    rejectHuge(bitmap);
    const size = targetSize(bitmap);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) throw new UnfitPicture('Ce navigateur ne peut pas préparer l’image.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const webp = await encode(canvas, mediaTypes.webp);
    const fallbackType = file.type === mediaTypes.jpg ? mediaTypes.jpg : mediaTypes.png;
    const blob = webp.type === mediaTypes.webp ? webp : await encode(canvas, fallbackType);
    return { blob, ...size };
  } finally {
    bitmap.close();
  }
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnfitPicture('Ce navigateur ne peut pas préparer l’image.'))),
      type,
      quality,
    ),
  );
