import { Button } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { useSiteSettings } from '../editor/sharing/use-site-settings';
import { Notice } from '../components/Notice';

/** Whoever closed the site for a while must not forget to open it again. */
export function MaintenanceNotice() {
  const { maintenance_mode: mode } = useSiteSettings();
  const createPath = useCreatePath();
  if (mode !== 'true') return null;
  return (
    <Notice
      actions={
        <Button
          component={LinkBase}
          to={{ pathname: createPath({ resource: 'site_settings', type: 'list' }), hash: 'maintenance_mode' }}
          size="small"
          variant="outlined"
        >
          Mode maintenance
        </Button>
      }
    >
      <strong>Le site est en maintenance.</strong> Les visiteurs trouvent une page d’attente à chaque adresse.
    </Notice>
  );
}
