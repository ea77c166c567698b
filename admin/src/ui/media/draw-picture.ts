import { mediaTypes, type PictureSize } from '@agency-site/domain/media';
import { rejectHuge, targetSize, UnusablePicture } from './check-picture';

const quality = 0.82;
/** Cards are at most 250 CSS pixels wide; phones and laptops have two to three device pixels for each CSS pixel. */
const maxSmallSide = 400;

/**
 * Decodes a file in the browser, rotated as its metadata says, and resizes it, which removes the metadata of a camera (place, owner).
 * The result is WebP; in a browser that cannot encode WebP (Safari), JPEG, or PNG if the picture has transparent parts.
 * @returns the picture, and its small file unless that would save nothing
 * @throws {UnusablePicture} when the browser cannot read the file, or alters what is drawn
 */
export async function drawPicture(file: File) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnusablePicture(
      /\.hei[cf]$/i.test(file.name)
        ? 'Ce navigateur ne lit pas les photos HEIC. Envoyez-la depuis Safari, ou exportez-la en JPEG.'
        : 'Ce fichier n’est pas une image que ce navigateur sait lire. Essayez en JPEG ou en PNG.',
    );
  });
  try {
    rejectHuge(bitmap);
    const size = targetSize(bitmap);
    const whole = drawn(bitmap, size);
    const blob = await encoded(whole);
    const scale = maxSmallSide / Math.max(size.width, size.height);
    const smallSize = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
    const small = scale < 1 ? await encoded(drawn(whole, smallSize)) : undefined;
    return { blob, ...size, ...(small && small.size < blob.size && { small }) };
  } finally {
    bitmap.close();
  }
}

function drawn(picture: ImageBitmap | OffscreenCanvas, { width, height }: PictureSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('Ce navigateur ne peut pas préparer l’image.');
  return context;
}

async function encoded(canvas: OffscreenCanvas): Promise<Blob> {
  rejectAltered();
  const webp = await canvas.convertToBlob({ type: mediaTypes.webp, quality });
  // A browser that cannot encode a type answers with PNG.
  if (webp.type === mediaTypes.webp || hasTransparentParts(canvas)) return webp;
  return canvas.convertToBlob({ type: mediaTypes.jpg, quality });
}

function hasTransparentParts(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** The width and height of the test picture, in pixels. It has many colours, because browsers add no noise to a plain picture. */
const probeSide = 16;

/** @throws {UnusablePicture} in a browser whose protection against canvas fingerprinting alters known pixels when they are read back */
function rejectAltered(): void {
  const context = contextOf(new OffscreenCanvas(probeSide, probeSide));
  const known = context.createImageData(probeSide, probeSide);
  known.data.forEach((_, at) => (known.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256));
  context.putImageData(known, 0, 0);
  const read = context.getImageData(0, 0, probeSide, probeSide).data;
  if (read.some((value, at) => value !== known.data[at])) {
    throw new UnusablePicture(
      'Votre navigateur brouille les images que prépare un site, pour qu’on ne le reconnaisse pas\u00A0: celle-ci en sortirait abîmée. Levez cette protection pour ce site (Firefox\u00A0: «\u00A0Extraire les données des canevas\u00A0»\u00A0; Brave\u00A0: Shields), ou prenez un autre navigateur.',
    );
  }
}

/** Cuts a part out of a stored picture. @returns the part as a file to upload */
export async function cutPicture(
  address: string,
  { left, top, width, height }: PictureSize & { readonly left: number; readonly top: number },
  name: string,
): Promise<File> {
  const whole = await (await fetch(address)).blob();
  const bitmap = await createImageBitmap(whole, left, top, width, height);
  try {
    const blob = await encoded(drawn(bitmap, { width, height }));
    return new File([blob], name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
