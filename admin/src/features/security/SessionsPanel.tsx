import type { Database } from '@agency-site/supabase/types';
import { Box, Button, Typography } from '@mui/material';
import { sessionEnd } from '../../provider/auth-client';
import { useAuth } from '../../provider/auth-context';
import { formatMoment } from '../../formats/dates';
import { useFunctionCall } from '../../provider/use-function-call';
import { useReadFunction } from '../../provider/use-read-function';
import { Badge } from '../../ui/components/Badge';
import { ConfirmButton } from '../../ui/components/ConfirmButton';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { Panel } from '../../ui/components/Panel';
import { plainList, smallText, wrappingRow } from '../../ui/theme/styles';
import { deviceName } from './device-name';

type Session = Database['public']['Functions']['session_list']['Returns'][number];

export function SessionsPanel() {
  const auth = useAuth();
  const { data: sessions, error, refetch } = useReadFunction('session_list', {});
  return (
    <Panel title="Sessions">
      {sessions ? (
        <>
          <Box component="ul" sx={plainList}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </Box>
          <Box sx={wrappingRow}>
            <ConfirmButton
              variant="outlined"
              color="error"
              question={{
                title: 'Se déconnecter partout\u00A0?',
                content:
                  'Toutes vos sessions se terminent, celle-ci comprise. Vous donnerez à nouveau votre mot de passe.',
                confirm: 'Déconnecter partout',
              }}
              onConfirm={() => {
                sessionEnd.isChosen = true;
                void auth.signOut({ scope: 'global' });
              }}
            >
              Déconnecter partout
            </ConfirmButton>
          </Box>
        </>
      ) : error ? (
        <LoadError title="Vos sessions n’ont pas pu être lues" onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

function SessionItem({ session }: { readonly session: Session }) {
  const { mutate, isPending } = useFunctionCall('end_session', 'update', () => 'Session terminée');
  const name = deviceName(session.user_agent);
  return (
    <Box component="li" sx={{ ...wrappingRow, py: 1, borderBottom: '1px solid var(--line)' }}>
      <Box sx={{ flex: 1, minWidth: '12rem' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Box sx={smallText}>
          Dernier usage à une heure près{'\u00A0'}: {formatMoment(session.last_used_at)}
        </Box>
      </Box>
      {session.is_current ? (
        <Badge tone="teal">Cet appareil</Badge>
      ) : (
        <Button
          size="small"
          aria-label={`Déconnecter ${name}`}
          disabled={isPending}
          onClick={() => mutate({ id: session.id })}
        >
          Déconnecter
        </Button>
      )}
    </Box>
  );
}
