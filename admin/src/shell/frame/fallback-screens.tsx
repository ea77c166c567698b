import { Box, Button } from '@mui/material';
import { LinkBase, Navigate, useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { EmptyState } from '../../ui/components/EmptyState';
import { usePageTitle } from '../../ui/layout/use-page-title';

interface CrashScreenProps {
  readonly error: Error;
  readonly resetErrorBoundary: (...values: unknown[]) => void;
}

/** Shown when rendering throws an error. Going to another screen, or a reload, resets it. */
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

export function UnknownScreen() {
  usePageTitle('Page non trouvée');
  return (
    <EmptyState
      title="Page non trouvée"
      isScreen
      action={
        <Button component={LinkBase} to="/" variant="outlined">
          Tableau de bord
        </Button>
      }
    >
      Cette adresse ne correspond à aucun écran de l’administration.
    </EmptyState>
  );
}

/** Replaces react-admin's login page: react-admin only runs when a person is signed in. */
export function RedirectToDashboard() {
  return <Navigate to="/" replace />;
}
