import { profileColumns } from '@agency/supabase/tables/profiles';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/components/Loading';
import type { BackOfficeResource } from '../../data/resource';

const LazyOwnProfile = lazy(async () => ({ default: (await import('./ProfileScreens')).OwnProfile }));
const LazyOtherProfile = lazy(async () => ({ default: (await import('./ProfileScreens')).OtherProfile }));

/** One's own profile; owners come to those of others from « Équipe du back-office ». */
export const profiles: BackOfficeResource = {
  name: 'profiles',
  icon: PersonIcon,
  recordRepresentation: ({ name }: { readonly name?: string }) => name || 'sans nom',
  list: () => (
    <Suspense fallback={<Loading />}>
      <LazyOwnProfile />
    </Suspense>
  ),
  edit: () => (
    <Suspense fallback={<Loading />}>
      <LazyOtherProfile />
    </Suspense>
  ),
  options: {
    path: 'profile',
    needs: 'nothing',
    menuGroup: 'technical',
    columns: profileColumns,
    french: { name: 'Profil |||| Mon profil', notifications: { updated: 'Profil sauvegardé' } },
  },
};
