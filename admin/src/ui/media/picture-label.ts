import { sizeInAddress } from '@agency/supabase/media';
import { formatFileSize } from '../../data/formats/numbers';
import type { MediaPicture } from '../../data/media/media-library';

/** « atelier-1600x900-3f9a1c2e.webp » → « atelier.webp »: the original name. */
export const pictureLabel = (name: string): string =>
  name.replace(/-?\d+x\d+-[0-9a-f]{8}(?=\.\w+$)/, '').replace(/^\./, 'image.');

/** « 1600 × 900, 85 ko » */
export function pictureFacts({ address, size }: Pick<MediaPicture, 'address' | 'size'>): string {
  const pixels = sizeInAddress(address);
  return [...(pixels ? [`${pixels.width}\u00A0×\u00A0${pixels.height}`] : []), formatFileSize(size)].join(', ');
}
