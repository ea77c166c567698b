import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Keeps a screen's header, and so its buttons, at hand while a long form scrolls. */
export function StickyHeader({ children }: { readonly children: ReactNode }) {
  return <Box sx={sticky}>{children}</Box>;
}

const sticky = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  mb: 2,
  pt: { md: 1.5 },
  mt: { md: -1.5 },
  bgcolor: 'background.default',
  '& > header': { mb: 0, pb: 1.5 },
} as const;
