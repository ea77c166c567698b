import { Button } from '@mui/material';
import { Notice } from '../../ui/components/Notice';
import { formatDate } from '../../formats/dates';
import { useFunctionCall } from '../../provider/use-function-call';
import { useReadFunction } from '../../provider/use-read-function';

/** Says that some visits are invented, as in the local demo, and offers to remove these. */
export function ExampleVisits() {
  const { data: until } = useReadFunction('example_visits_until', {});
  const { mutate, isPending } = useFunctionCall(
    'remove_example_visits',
    'delete',
    () => 'Données de démonstration supprimées',
  );
  if (typeof until !== 'string') return null;
  return (
    <Notice
      actions={
        <Button variant="outlined" disabled={isPending} onClick={() => mutate({})}>
          Supprimer ces données
        </Button>
      }
    >
      <strong>Données de démonstration.</strong> Les visites jusqu’au {formatDate(until)} sont inventées, celles d’après
      sont les vôtres.
    </Notice>
  );
}
