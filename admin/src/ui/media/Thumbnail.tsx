import { sizeInAddress } from '@agency/supabase/media';
import { Box } from '@mui/material';

/** A whole picture in a frame of fixed ratio. Its name is beside it, so its alternative text is empty. */
export function Thumbnail({ address }: { readonly address: string }) {
  return (
    <Box component="img" src={address} alt="" loading="lazy" decoding="async" {...sizeInAddress(address)} sx={image} />
  );
}

const image = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  bgcolor: 'var(--sand)',
} as const;
