import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useFunctionCall } from '../../../provider/use-function-call';
import { useFormSaving, useIsManualSave } from '../../../saving/SavingProvider';
import type { Post } from '../post';

/** « Proposer à la publication »: saves the draft, and proposes it to the people who may publish. */
export function ProposeButton({ onProposed }: { readonly onProposed: () => void }) {
  const record = useRecordContext<Post>();
  const saving = useIsManualSave();
  const { view, submit } = useFormSaving<Post>();
  const { mutate, isPending } = useFunctionCall('propose_post', 'update', () => 'Article proposé à la publication');
  const propose = async () => {
    if (!(await submit('save'))) return;
    const { id } = view().base ?? {};
    if (id) mutate({ id }, { onSuccess: onProposed });
  };
  const isProposed = Boolean(record?.proposed_at);
  const label = isProposed ? 'Proposé' : 'Proposer';
  return (
    <Button
      variant="contained"
      aria-label={`${label} à la publication`}
      disabled={saving || isPending || isProposed}
      onClick={() => void propose()}
    >
      {label}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
        {' à la publication'}
      </Box>
    </Button>
  );
}
