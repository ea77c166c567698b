import { Box, Button, Typography } from '@mui/material';
import { EmptyState } from './EmptyState';

interface LoadErrorProps {
  /** What could not be read: « Les articles n’ont pas pu être lus ». */
  readonly title: string;
  readonly onRetry: () => unknown;
  /** Set inside a panel, which has a frame already. */
  readonly inPanel?: boolean;
}

/** In the place of what could not be loaded; the banner at the top of the screen says why. */
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
