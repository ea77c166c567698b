import { Box, Button } from '@mui/material';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { EmptyState } from '../../ui/components/EmptyState';

interface CrashScreenProps {
  readonly error: Error;
  readonly resetErrorBoundary: (...values: unknown[]) => void;
}

/** Shown when rendering throws. Another address or a reload recovers. */
export function CrashScreen({ error, resetErrorBoundary }: CrashScreenProps) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Box role="alert" sx={{ p: 3 }}>
      <EmptyState
        title="Une erreur est survenue"
        isScreen
        action={
          <Button variant="outlined" onClick={() => window.location.reload()}>
            Recharger l’écran
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    </Box>
  );
}
