import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { countOf } from '../../data/formats/numbers';
import type { BackOfficeData } from '../../data/database-functions';

interface RetryButtonProps {
  readonly ids: readonly Identifier[];
  readonly onRetried?: () => void;
}

/** « Réessayer »: makes rows due now. What has left does not go twice. */
export function RetryButton({ ids, onRetried }: RetryButtonProps) {
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.callFunction('retry_outbox', { item_ids: ids.map(String) }),
    onSuccess: () => {
      notify(`${countOf(ids.length, 'envoi sera retenté', 'envois seront retentés')} dans un instant`);
      onRetried?.();
      refresh();
    },
    meta: { operation: 'send' },
  });
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate()} sx={{ justifySelf: 'start' }}>
      Réessayer
    </Button>
  );
}

/** For the rows selected in a list. */
export function BulkRetryButton() {
  const { selectedIds, onUnselectItems } = useListContext();
  return <RetryButton ids={selectedIds} onRetried={onUnselectItems} />;
}
