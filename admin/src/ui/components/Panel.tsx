import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { frame } from '../theme/styles';

interface PanelProps {
  readonly title: string;
  /** Content beside the title: a description, or a button that explains the panel. */
  readonly definition?: ReactNode;
  readonly children: ReactNode;
}

export function Panel({ title, definition, children }: PanelProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ p: 2, ...frame }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {definition}
      </Box>
      <Stack spacing={1.25}>{children}</Stack>
    </Box>
  );
}
