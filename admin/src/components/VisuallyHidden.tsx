import { Box } from '@mui/material';

/** Words for screen readers, where others see the same thing drawn. */
export function VisuallyHidden({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={unseen}>
      {children}
    </Box>
  );
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
