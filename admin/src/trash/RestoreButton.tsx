import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';
import { type TrashItem, kinds } from './trash-item';

/** Restores an item of the trash, and offers to open it. The banner shows a failure. */
export function RestoreButton({ item }: { readonly item: TrashItem }) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { id, title, table_name: resource } = item;
  // A request opens beside the list.
  const to = resource === 'contacts' ? `/contacts?contact=${id}` : `/${resource}/${id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.callFunction('restore_from_trash', { item_ids: [id] }),
    onSuccess: async () => {
      notify(kinds[resource].restored, {
        action: (
          <Button size="small" color="inherit" component={LinkBase} to={to}>
            Ouvrir
          </Button>
        ),
      });
      await queries.invalidateQueries({ queryKey: ['trash'] });
      void queries.invalidateQueries({ queryKey: [resource] });
    },
    meta: { operation: 'restore' },
  });
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending}
      aria-label={`Restaurer « ${title} »`}
      onClick={() => mutate()}
    >
      Restaurer
    </Button>
  );
}
