import { mediaTypes, type PictureSize } from '@agency/domain/media';
import { rejectHuge, targetSize, UnfitPicture } from './check-picture';

const quality = 0.82;
/** Cards are 250 pixels wide at most; phones and laptops have two to three pixels for each. */
const maxSmallSide = 400;

/**
 * Decodes a file in the browser and resizes it, which removes the metadata of a camera (place, owner). WebP; in a browser
 * that cannot encode WebP (Safari), JPEG for photographs and PNG for the rest.
 * @returns the picture, and its small file unless that would save nothing
 * @throws {UnfitPicture} when the browser cannot read the file.
 */
export async function drawPicture(file: File) {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnfitPicture(
      /\.hei[cf]$/i.test(file.name)
        ? 'Ce navigateur ne lit pas les photos HEIC. Envoyez-la depuis Safari, ou exportez-la en JPEG.'
        : 'Ce fichier n’est pas une image que ce navigateur sait lire. Essayez en JPEG ou en PNG.',
    );
  });
  try {
    rejectHuge(bitmap);
    const size = targetSize(bitmap);
    const whole = drawn(bitmap, size);
    const blob = await encoded(whole, file.type);
    const scale = maxSmallSide / Math.max(size.width, size.height);
    const smallSize = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
    const small = scale < 1 ? await encoded(drawn(whole, smallSize), file.type) : undefined;
    return { blob, ...size, ...(small && small.size < blob.size && { small }) };
  } finally {
    bitmap.close();
  }
}

function drawn(picture: ImageBitmap | OffscreenCanvas, { width, height }: PictureSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new UnfitPicture('Ce navigateur ne peut pas préparer l’image.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

async function encoded(canvas: OffscreenCanvas, sourceType: string): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: mediaTypes.webp, quality });
  if (webp.type === mediaTypes.webp) return webp;
  return canvas.convertToBlob({ type: sourceType === mediaTypes.jpg ? mediaTypes.jpg : mediaTypes.png, quality });
}

/** A part of a picture that is served, as a file to send. */
export async function cutPicture(
  address: string,
  { left, top, width, height }: PictureSize & { readonly left: number; readonly top: number },
  name: string,
): Promise<File> {
  const whole = await (await fetch(address)).blob();
  const bitmap = await createImageBitmap(whole, left, top, width, height);
  try {
    const blob = await encoded(drawn(bitmap, { width, height }), whole.type);
    return new File([blob], name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
