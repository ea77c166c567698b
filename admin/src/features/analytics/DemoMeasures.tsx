import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { Notice } from '../../ui/components/Notice';
import { formatDate } from '../../data/formats/dates';
import type { BackOfficeData } from '../../data/database-functions';
import { useReadFunction } from '../../data/use-read-function';

/** Says that visits are made up, as those of the local demo are, and removes them. */
export function DemoMeasures() {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data: until } = useReadFunction('demo_measures_until', {});
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.callFunction('remove_demo_measures', {}),
    onSuccess: async () => {
      notify('Données de démonstration supprimées');
      await queries.invalidateQueries();
    },
    meta: { operation: 'delete' },
  });
  if (typeof until !== 'string') return null;
  return (
    <Notice
      actions={
        <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
          Supprimer ces données
        </Button>
      }
    >
      <strong>Données de démonstration.</strong> Les visites jusqu’au {formatDate(until)} sont inventées, pour montrer
      ce que l’écran donne. Celles d’après sont les vôtres.
    </Notice>
  );
}
