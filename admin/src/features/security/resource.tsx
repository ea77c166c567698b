import SecurityIcon from '@mui/icons-material/LockOutlined';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/components/Loading';
import type { BackOfficeResource } from '../../data/resource';

const LazySecurityScreen = lazy(async () => ({ default: (await import('./SecurityScreen')).SecurityScreen }));

/** No table: the second factor and the sessions of whoever is signed in. */
export const security: BackOfficeResource = {
  name: 'security',
  icon: SecurityIcon,
  list: () => (
    <Suspense fallback={<Loading shape="cards" />}>
      <LazySecurityScreen />
    </Suspense>
  ),
  options: {
    path: 'security',
    needs: 'nothing',
    menuGroup: 'technical',
    columns: {},
    french: { name: 'Sécurité |||| Sécurité' },
  },
};
