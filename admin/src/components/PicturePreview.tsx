import { Box } from '@mui/material';
import { useState } from 'react';

interface PicturePreviewProps {
  readonly url: string;
  readonly alt: string;
}

/** A picture as the site will show it; nothing while its address leads to none. */
export function PicturePreview({ url, alt }: PicturePreviewProps) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return null;
  return <Box component="img" src={url} alt={alt} onError={() => setBroken(url)} sx={picture} />;
}

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  border: '1px solid var(--line)',
  borderRadius: 1,
} as const;
