import { Box } from '@mui/material';
import { useState } from 'react';
import { picture16by9 } from '../theme/styles';

interface PicturePreviewProps extends Readonly<Record<'url' | 'alt', string>> {
  readonly maxWidth?: string;
}

/** A picture cropped as on the site; nothing while its address leads to no picture. */
export function PicturePreview({ url, alt, maxWidth }: PicturePreviewProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!url || url === failedUrl) return null;
  const sx = { ...picture16by9, display: 'block', maxWidth, border: '1px solid var(--line)' };
  return <Box component="img" src={url} alt={alt} onError={() => setFailedUrl(url)} sx={sx} />;
}
