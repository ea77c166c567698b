import { withDe } from '@agency-site/domain/with-de';
import { Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  EditBase,
  LinkBase,
  useCanAccess,
  useEditContext,
  useGetIdentity,
  useRecordContext,
  useTheme,
} from 'react-admin';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { Panel } from '../../ui/components/Panel';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { ProfileForm } from './ProfileForm';

const column = { maxWidth: '46rem' } as const;
const edited = { redirect: false, mutationMode: 'pessimistic', redirectOnError: false } as const;

/** /admin/profile: a person's own profile on the site, and their own preferences. */
export function OwnProfile() {
  const { identity } = useGetIdentity();
  return (
    <>
      <ScreenHeader title="Mon profil" subtitle={identity?.fullName ?? '\u00A0'} back="/" />
      <Stack spacing={2} sx={column}>
        {identity && (
          <EditBase id={identity.id} {...edited}>
            <LoadedForm>
              <Appearance />
              <Panel title="Connexion">
                <Typography>
                  Votre mot de passe, votre second facteur et vos sessions sont dans «{'\u00A0'}Sécurité{'\u00A0'}».
                </Typography>
                <Button component={LinkBase} to="/security" variant="outlined" sx={{ alignSelf: 'start' }}>
                  Ouvrir Sécurité
                </Button>
              </Panel>
            </LoadedForm>
          </EditBase>
        )}
      </Stack>
    </>
  );
}

/** /admin/profile/edit/:id: another person's profile, for owners. */
export const OtherProfile = () => (
  <EditBase {...edited}>
    <OtherHeader />
    <Stack sx={column}>
      <LoadedForm />
    </Stack>
  </EditBase>
);

function OtherHeader() {
  const name = useRecordContext()?.['name'] as string | undefined;
  return <ScreenHeader title={name ? `Profil ${withDe(name)}` : 'Profil'} back="/admins" />;
}

/** The form, once its record and all rights that it asks for are known, and then what is below it: nothing moves down when it appears. */
function LoadedForm({ children }: { readonly children?: ReactNode }) {
  const { record, error, refetch } = useEditContext();
  const upload = useCanAccess({ resource: 'media', action: 'create' });
  const requests = useCanAccess({ resource: 'contacts', action: 'list' });
  if (!error && (!record || upload.isPending || requests.isPending)) return <Loading />;
  return (
    <>
      {record ? (
        <ProfileForm mayUpload={upload.canAccess} readsRequests={requests.canAccess} />
      ) : (
        <LoadError title="Ce profil n’a pas pu être lu" onRetry={refetch} />
      )}
      {children}
    </>
  );
}

/** The switch of the theme in this browser. The menu has the same switch. */
function Appearance() {
  const [theme, setTheme] = useTheme();
  return (
    <Panel title="Apparence">
      <FormControlLabel
        label="Thème sombre, dans ce navigateur"
        control={
          <Switch
            checked={theme === 'dark'}
            onChange={(_event, isDark) => setTheme(isDark ? 'dark' : 'light')}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
    </Panel>
  );
}
