import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';
import { type BinItem, kinds } from './bin-item';

interface BinWrites {
  readonly restore: () => void;
  /** Deletes for good. */
  readonly forget: () => void;
  readonly isWriting: boolean;
}

/** Both ways out of the bin. A failure is said by the banner, and leaves everything where it is. */
export function useBinWrites(item: BinItem): BinWrites {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const notify = useNotify();
  const createPath = useCreatePath();
  const { id, table_name: resource } = item;
  // A request opens beside the list of them.
  const place =
    resource === 'contacts'
      ? { pathname: createPath({ resource, type: 'list' }), search: `?contact=${id}` }
      : createPath({ resource, type: 'edit', id });
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['rpc/bin_items'] });
    void queries.invalidateQueries({ queryKey: [resource] });
  };

  const restoration = useMutation({
    mutationFn: () => provider.callFunction('restore_from_bin', { item_ids: [id] }),
    onSuccess: () => {
      notify(kinds[resource].restored, {
        action: (
          <Button size="small" color="inherit" component={LinkBase} to={place}>
            Ouvrir
          </Button>
        ),
      });
      return refresh();
    },
    meta: { operation: 'restore' },
  });
  const deletion = useMutation({
    mutationFn: () => provider.delete('bin', { id, previousData: item }),
    onSuccess: () => {
      notify('Supprimé définitivement');
      return refresh();
    },
    meta: { operation: 'delete' },
  });
  return {
    restore: () => restoration.mutate(),
    forget: () => deletion.mutate(),
    isWriting: restoration.isPending || deletion.isPending,
  };
}
