import { Box, Button, Typography } from '@mui/material';
import { EmptyState } from './EmptyState';

interface LoadErrorProps {
  readonly title: string;
  readonly onRetry: () => unknown;
  /** Whether the message is inside a panel, which already has a frame. */
  readonly inPanel?: boolean;
}

/** Shown in place of content that could not be loaded; the banner at the top of the screen gives the reason. */
export function LoadError({ title, onRetry, inPanel = false }: LoadErrorProps) {
  const retry = (
    <Button variant="outlined" size={inPanel ? 'small' : 'medium'} onClick={() => void onRetry()}>
      Réessayer
    </Button>
  );
  if (!inPanel) return <EmptyState title={title} action={retry} />;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Typography color="text.secondary">{title}</Typography>
      {retry}
    </Box>
  );
}
