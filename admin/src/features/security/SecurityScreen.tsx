import { Stack } from '@mui/material';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { FactorPanel } from './FactorPanel';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';

/** /admin/security: how one proves who one is, and where one is signed in. */
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
