import SystemIcon from '@mui/icons-material/MonitorHeartOutlined';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/components/Loading';
import type { BackOfficeResource } from '../../data/resource';

const LazySystemScreen = lazy(async () => ({ default: (await import('./SystemScreen')).SystemScreen }));

/** No table: a screen with an address and an entry in the navigation. */
export const system: BackOfficeResource = {
  name: 'system',
  icon: SystemIcon,
  list: () => (
    <Suspense fallback={<Loading shape="cards" />}>
      <LazySystemScreen />
    </Suspense>
  ),
  options: {
    path: 'system',
    menuGroup: 'technical',
    columns: {},
    french: { name: 'État du système |||| État du système' },
  },
};
