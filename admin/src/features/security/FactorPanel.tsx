import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { countOf } from '../../formats/numbers';
import { useReadFunction } from '../../provider/use-read-function';
import { Badge } from '../../ui/components/Badge';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { Notice } from '../../ui/components/Notice';
import { Panel } from '../../ui/components/Panel';
import { wrappingRow } from '../../ui/theme/styles';
import { FactorDialog, type FactorChange } from './FactorDialog';

/** With fewer recovery codes left, the panel asks for new ones. */
const FEW_CODES = 3;

/** A panel to set up, remove or replace the second factor of the signed-in person, and to renew its recovery codes. */
export function FactorPanel() {
  const { data, error, refetch } = useReadFunction('second_factor_state', {});
  const [change, setChange] = useState<FactorChange>();
  const [state] = data ?? [];
  const close = () => {
    setChange(undefined);
    void refetch();
  };
  return (
    <Panel
      title="Second facteur"
      definition={
        state && <Badge tone={state.has_factor ? 'teal' : 'quiet'}>{state.has_factor ? 'Activé' : 'Désactivé'}</Badge>
      }
    >
      <Typography>
        Après le mot de passe, la connexion demande un code de votre téléphone{'\u00A0'}: qui connaît le mot de passe
        n’entre pas sans lui.
      </Typography>
      {state ? (
        <>
          {state.has_factor && <RecoveryCodesLeft count={state.recovery_codes} />}
          <Box sx={wrappingRow}>
            {state.has_factor ? (
              <>
                <Button variant="outlined" onClick={() => setChange('codes')}>
                  Créer de nouveaux codes de secours
                </Button>
                <Button color="error" onClick={() => setChange('remove')}>
                  Retirer le second facteur
                </Button>
              </>
            ) : (
              <Button variant="contained" onClick={() => setChange('enrol')}>
                Activer le second facteur
              </Button>
            )}
          </Box>
        </>
      ) : error ? (
        <LoadError title="L’état du second facteur n’a pas pu être lu" onRetry={refetch} />
      ) : (
        <Loading />
      )}
      {change && <FactorDialog change={change} isRequired={state?.is_required ?? false} onClose={close} />}
    </Panel>
  );
}

function RecoveryCodesLeft({ count }: { readonly count: number }) {
  const words = countOf(count, 'code de secours reste', 'codes de secours restent');
  if (count >= FEW_CODES) return <Typography color="text.secondary">{words}.</Typography>;
  return <Notice>{count === 0 ? 'Aucun code de secours ne reste' : words}. Créez-en de nouveaux.</Notice>;
}
