import { Button } from '@mui/material';
import { LinkBase, Navigate } from 'react-admin';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { EmptyState } from '../../ui/components/EmptyState';

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

/** For /login: react-admin only runs once somebody is signed in. */
export function ToDashboard() {
  return <Navigate to="/" replace />;
}
