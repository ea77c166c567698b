import SecurityIcon from '@mui/icons-material/LockOutlined';
import { lazy } from 'react';
import type { BackOfficeResource } from '../../provider/resource';

/** This resource has no table: its screen is about the second factor and the sessions of the signed-in person. */
export const security: BackOfficeResource = {
  name: 'security',
  icon: SecurityIcon,
  list: lazy(async () => ({ default: (await import('./SecurityScreen')).SecurityScreen })),
  options: {
    path: 'security',
    permission: 'everybody',
    menuGroup: 'technical',
    columns: {},
    messages: { name: 'Sécurité |||| Sécurité' },
  },
};
