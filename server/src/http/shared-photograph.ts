import { light } from '@agency-site/brand/colours';
import { socialPictureSize } from '@agency-site/brand/social-picture-size';
import { maxMediaPixels } from '@agency-site/domain/media';

const { width, height } = socialPictureSize;

/**
 * Returns a picture of the library for social networks: a JPEG, cropped to their format around its focal point, as pages do
 * (`object-position`).
 * @param bytes a WebP, JPEG, PNG or GIF file; of an animation, the first picture
 * @param point in hundredths of its width and height
 * @throws for a damaged file
 */
export async function sharedPhotograph(
  bytes: Uint8Array,
  point: { readonly x: number; readonly y: number },
): Promise<Uint8Array<ArrayBuffer>> {
  // The server loads this library only with the first shared photograph, because it is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxMediaPixels }).autoOrient();
  const { autoOrient: whole } = await picture.metadata();
  const scale = Math.min(whole.width / width, whole.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(((whole.width - part.width) * point.x) / 100);
  const top = Math.round(((whole.height - part.height) * point.y) / 100);
  const shared = picture.extract({ ...part, left, top }).resize({ width, height, fit: 'fill' });
  return new Uint8Array(await shared.flatten({ background: light.background }).jpeg({ quality: 82 }).toBuffer());
}
