import SystemIcon from '@mui/icons-material/MonitorHeartOutlined';
import { lazy } from 'react';
import type { BackOfficeResource } from '../../provider/resource';

/** This resource has no table: it is a screen with an address and an entry in the navigation. */
export const system: BackOfficeResource = {
  name: 'system',
  icon: SystemIcon,
  list: lazy(async () => ({ default: (await import('./SystemScreen')).SystemScreen })),
  options: {
    path: 'system',
    menuGroup: 'technical',
    columns: {},
    messages: { name: 'État du système |||| État du système' },
  },
};
