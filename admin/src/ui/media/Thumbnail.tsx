import { sizeInAddress } from '@agency-site/domain/media';
import { Box } from '@mui/material';
import { formatFileSize } from '../../formats/numbers';
import type { MediaPicture } from '../../provider/media/media-library';

/** A whole picture in a frame of fixed ratio. Its alternative text is empty, because its name is shown beside it. */
export function Thumbnail({ picture }: { readonly picture: Pick<MediaPicture, 'address' | 'thumbnail'> }) {
  const { address, thumbnail } = picture;
  const size = sizeInAddress(address);
  return <Box component="img" src={thumbnail} alt="" loading="lazy" decoding="async" {...size} sx={image} />;
}

const image = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  bgcolor: 'var(--sand)',
} as const;

/** The title of a picture, or else the name of its original file: `atelier-1600x900-3f9a1c2e.webp` → `atelier.webp`. */
export const pictureLabel = ({ id, title }: Pick<MediaPicture, 'id' | 'title'>): string =>
  title || id.replace(/-?\d+x\d+-[0-9a-f]{8}(?=\.\w+$)/, '').replace(/^\./, 'image.');

/** The size of a picture in pixels and bytes: « 1600 × 900, 85 ko ». */
export function pictureFacts({ address, size }: Pick<MediaPicture, 'address' | 'size'>): string {
  const pixels = sizeInAddress(address);
  return [...(pixels ? [`${pixels.width}\u00A0×\u00A0${pixels.height}`] : []), formatFileSize(size)].join(', ');
}
