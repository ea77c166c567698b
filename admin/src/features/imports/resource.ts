import ImportIcon from '@mui/icons-material/MoveToInboxOutlined';
import { lazy } from 'react';
import type { BackOfficeResource } from '../../provider/resource';

/** A screen without a table, which imports articles and pages from WordPress or Ghost. */
export const imports: BackOfficeResource = {
  name: 'imports',
  icon: ImportIcon,
  list: lazy(async () => ({ default: (await import('./ImportScreen')).ImportScreen })),
  options: {
    path: 'import',
    permission: ['insert', 'imports'],
    menuGroup: 'technical',
    columns: {},
    messages: { name: 'Import de contenus |||| Import de contenus' },
  },
};
