import { profileColumns } from '@agency-site/domain/tables/profiles';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { lazy } from 'react';
import type { BackOfficeResource } from '../../provider/resource';

/** The list shows the person's own profile; owners open the profiles of others from « Équipe du back-office ». */
export const profiles: BackOfficeResource = {
  name: 'profiles',
  icon: PersonIcon,
  recordRepresentation: ({ name }: { readonly name?: string }) => name || 'sans nom',
  list: lazy(async () => ({ default: (await import('./ProfileScreens')).OwnProfile })),
  edit: lazy(async () => ({ default: (await import('./ProfileScreens')).OtherProfile })),
  options: {
    path: 'profile',
    permission: 'everybody',
    menuGroup: 'technical',
    columns: profileColumns,
    messages: { name: 'Profil |||| Mon profil', notifications: { updated: 'Profil sauvegardé' } },
  },
};
