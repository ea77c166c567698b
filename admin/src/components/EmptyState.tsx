import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** Set where it is the whole screen. */
  readonly isScreen?: boolean;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** What a screen or a panel says when it has nothing to show, on the brand's dotted bench. */
export function EmptyState({ title, isScreen = false, children, action }: EmptyStateProps) {
  return (
    <Box sx={bench}>
      <Typography variant="h2" component={isScreen ? 'h1' : 'p'} sx={onBench}>
        {title}
      </Typography>
      {children && (
        <Typography color="text.secondary" sx={onBench}>
          {children}
        </Typography>
      )}
      {action}
    </Box>
  );
}

/** No dots behind the words. */
const onBench = { px: 1, bgcolor: 'var(--paper)' } as const;

const bench = {
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
