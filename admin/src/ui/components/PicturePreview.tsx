import { Box } from '@mui/material';
import { useState } from 'react';

interface PicturePreviewProps {
  readonly url: string;
  readonly alt: string;
}

/** A picture cropped as on the site; nothing while its address leads to no picture. */
export function PicturePreview({ url, alt }: PicturePreviewProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!url || url === failedUrl) return null;
  return <Box component="img" src={url} alt={alt} onError={() => setFailedUrl(url)} sx={picture} />;
}

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  border: '1px solid var(--line)',
  borderRadius: 1,
} as const;
