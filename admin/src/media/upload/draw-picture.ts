import { mediaTypes } from '@agency/supabase/media';
import { keptSize, refuseHuge, UnfitPicture } from './plan-picture';

const quality = 0.82;

/** A picture as this browser drew it. */
export interface DrawnPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a file here, in the browser, and draws it at the size it is kept: what a camera adds (place, owner) is left
 * behind. WebP; where the browser cannot write it (Safari), JPEG for photographs and PNG for the rest.
 * @throws {UnfitPicture} when the browser cannot read the file.
 */
export async function drawPicture(file: File): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnfitPicture('Ce fichier n’est pas une image que ce navigateur sait lire. Essayez en JPEG ou en PNG.');
  });
  try {
    refuseHuge(bitmap);
    const size = keptSize(bitmap);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) throw new UnfitPicture('Ce navigateur ne peut pas préparer l’image.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const webp = await encode(canvas, mediaTypes.webp);
    const otherwise = file.type === mediaTypes.jpg ? mediaTypes.jpg : mediaTypes.png;
    const blob = webp.type === mediaTypes.webp ? webp : await encode(canvas, otherwise);
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
