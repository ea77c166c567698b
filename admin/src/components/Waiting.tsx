import { Box, CircularProgress } from '@mui/material';

/** A part of the screen whose data is on its way. Late to show, so that a fast answer does not make it flash. */
export function Waiting() {
  return (
    <Box role="status" aria-label="Chargement" sx={appearing}>
      <CircularProgress size={28} aria-hidden="true" />
    </Box>
  );
}

const appearing = {
  display: 'grid',
  placeItems: 'center',
  py: 8,
  opacity: 0,
  animation: 'appear 0s 200ms forwards',
  '@keyframes appear': { to: { opacity: 1 } },
} as const;
