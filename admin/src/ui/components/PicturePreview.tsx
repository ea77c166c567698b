import { Box } from '@mui/material';
import { useState } from 'react';
import { useFocalPosition } from '../media/use-focal-position';
import { picture16by9 } from '../theme/styles';

interface PicturePreviewProps extends Readonly<Record<'url' | 'alt', string>> {
  readonly maxWidth?: string;
}

/** Shows a picture cropped as on the site; nothing without an address, or when the address has no picture. */
export function PicturePreview({ url, alt, maxWidth }: PicturePreviewProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const objectPosition = useFocalPosition(url);
  if (!url || url === failedUrl) return null;
  const sx = { ...picture16by9, display: 'block', maxWidth, border: '1px solid var(--line)' };
  return (
    <Box component="img" src={url} alt={alt} onError={() => setFailedUrl(url)} style={{ objectPosition }} sx={sx} />
  );
}
