import { sizeInAddress } from '@agency/supabase/media';
import { Box } from '@mui/material';

/** A picture seen whole, on a ground of one size. Its name stands beside it, so it has no words of its own. */
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
