import { Button } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { DashboardNotices } from './DashboardNotices';
import { RecentActivity } from './RecentActivity';
import { NavigationCards } from './NavigationCards';
import { QuickActions } from './QuickActions';
import { StatisticCards } from './StatisticCards';
import { useSignOut } from './use-sign-out';

/** The first screen after signing in. */
export function Dashboard() {
  const { identity } = useGetIdentity();
  const signOut = useSignOut();
  return (
    <>
      <ScreenHeader title="Tableau de bord" subtitle={`Bienvenue, ${identity?.fullName ?? ''}`}>
        <Button variant="outlined" href="/" target="_blank" rel="noopener">
          Voir le site
        </Button>
        <Button variant="outlined" onClick={signOut}>
          Déconnexion
        </Button>
      </ScreenHeader>
      <DashboardNotices />
      <StatisticCards />
      <QuickActions />
      <RecentActivity />
      <NavigationCards />
    </>
  );
}
