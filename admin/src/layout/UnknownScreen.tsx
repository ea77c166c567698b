import { Button } from '@mui/material';
import { LinkBase, Navigate } from 'react-admin';
import { usePageTitle } from '../shell/use-page-title';
import { EmptyState } from '../components/EmptyState';

/** An address of the back-office that leads nowhere. */
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

/** For /login: whoever sees react-admin is signed in already. */
export function ToDashboard() {
  return <Navigate to="/" replace />;
}
