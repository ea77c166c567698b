import SecurityIcon from '@mui/icons-material/LockOutlined';
import { lazy } from 'react';
import type { BackOfficeResource } from '../../provider/resource';

/** No table: the second factor and the sessions of whoever is signed in. */
export const security: BackOfficeResource = {
  name: 'security',
  icon: SecurityIcon,
  list: lazy(async () => ({ default: (await import('./SecurityScreen')).SecurityScreen })),
  options: {
    path: 'security',
    permission: 'everybody',
    menuGroup: 'technical',
    columns: {},
    french: { name: 'Sécurité |||| Sécurité' },
  },
};
