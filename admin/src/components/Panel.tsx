import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { frame } from '../theme/styles';

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ p: 2, ...frame }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
