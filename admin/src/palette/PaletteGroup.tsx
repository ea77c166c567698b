import { Box } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** Commands of one kind, under its name. */
export function PaletteGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="li" role="presentation" sx={{ '& + &': { mt: 1 } }}>
      <Box id={titleId} sx={heading}>
        {title}
      </Box>
      <Box component="ul" role="group" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  );
}

const heading = { px: 1, py: 0.5, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 } as const;
