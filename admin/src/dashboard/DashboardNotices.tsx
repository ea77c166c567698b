import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useDataProvider, useGetResourceLabel } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';
import { ExamplesShown } from '../site-content/ExamplesNotice';
import { useSiteSettings } from '../site-settings/use-site-settings';
import { Notice } from '../components/Notice';
import { countOf } from '../formats/numbers';
import { useOpenPassages } from '../to-complete/open-passages';

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

/** A site that goes online must say who publishes it; what it does not say yet is told until it does. */
export function ToCompleteNotice() {
  const { data: passages = [] } = useOpenPassages();
  const createPath = useCreatePath();
  if (passages.length === 0) return null;
  const missing = `${countOf(passages.length, 'renseignement manque', 'renseignements manquent')} dans les pages publiées.`;
  return (
    <Notice
      actions={
        <Button
          component={LinkBase}
          to={createPath({ resource: 'to_complete', type: 'list' })}
          size="small"
          variant="outlined"
        >
          Voir la liste
        </Button>
      }
    >
      <strong>{missing}</strong> Les visiteurs ne voient pas les passages qui les attendent.
    </Notice>
  );
}

/** The law forbids invented testimonials: as long as visitors read one, somebody has to replace it. */
export function ExamplesNotice() {
  const provider = useDataProvider<BackOfficeData>();
  const { data = [] } = useQuery({
    queryKey: ['examples_shown'],
    queryFn: () => provider.readFunction('examples_shown', {}),
  });
  const createPath = useCreatePath();
  const label = useGetResourceLabel();
  const lists = data.filter(({ total }) => total > 0);
  if (lists.length === 0) return null;
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  return (
    <Notice
      actions={lists.map(({ resource }) => (
        <Button
          key={resource}
          component={LinkBase}
          to={createPath({ resource, type: 'list' })}
          size="small"
          variant="outlined"
        >
          {label(resource, 2)}
        </Button>
      ))}
    >
      <ExamplesShown total={total} />
    </Notice>
  );
}
