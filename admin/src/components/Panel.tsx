import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A bordered group of fields under its title. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, border: '1px solid var(--line)', borderRadius: '14px' }}
    >
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
