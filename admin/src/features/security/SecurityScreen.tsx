import { Stack } from '@mui/material';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { FactorPanel } from './FactorPanel';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';

/** /admin/security: the password, the second factor and the sessions of the signed-in person. */
export function SecurityScreen() {
  return (
    <>
      <ScreenHeader title="Sécurité" subtitle="De votre compte, et de lui seul." back="/" />
      <Stack spacing={2} sx={{ maxWidth: '46rem' }}>
        <PasswordPanel />
        <FactorPanel />
        <SessionsPanel />
      </Stack>
    </>
  );
}
