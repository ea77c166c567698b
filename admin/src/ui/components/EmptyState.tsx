import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** Makes the title the heading of the screen. */
  readonly isScreen?: boolean;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of the content of an empty screen or panel, on the brand's dotted grid. */
export function EmptyState({ title, isScreen = false, children, action }: EmptyStateProps) {
  return (
    <Box sx={dottedGrid}>
      <Typography variant="h2" component={isScreen ? 'h1' : 'p'} sx={withoutDots}>
        {title}
      </Typography>
      {children && (
        <Typography color="text.secondary" sx={withoutDots}>
          {children}
        </Typography>
      )}
      {action}
    </Box>
  );
}

const withoutDots = { px: 1, bgcolor: 'var(--background)' } as const;

const dottedGrid = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  px: 2,
  py: { xs: 6, md: 9 },
  textAlign: 'center',
  border: '1px dashed var(--line)',
  borderRadius: '14px',
  background: 'radial-gradient(var(--line) 1px, transparent 1.5px) 0 0 / 22px 22px',
} as const;
