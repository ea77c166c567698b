import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRedirect } from 'react-admin';
import { useNotifyWithUndo } from '../../components/use-notify-with-undo';
import type { BackOfficeData } from '../../providers/database-functions';
import type { Page } from '../page';

/** Deletes a page into the trash; « Annuler » restores it. @returns the function, and whether it is running */
export function useDeletePage(page: Page): readonly [deletePage: () => void, isDeleting: boolean] {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (page.essential) await provider.callFunction('delete_essential_page', { typed_slug: page.slug });
      else await provider.delete('pages', { id: page.id, previousData: page });
    },
    onSuccess: () => {
      redirect('list', 'pages');
      // The list alone: the page is still on the screen, and a refetch would not find it.
      void queries.invalidateQueries({ queryKey: ['pages', 'getList'] });
      notifyWithUndo('Page supprimée, conservée 30\u00A0jours dans la corbeille', () =>
        provider.callFunction('restore_from_trash', { item_ids: [page.id] }),
      );
    },
    meta: { operation: 'delete' },
  });
  return [mutate, isPending];
}
