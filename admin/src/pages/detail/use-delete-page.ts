import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRedirect } from 'react-admin';
import { useNotifyWithUndo } from '../../components/use-notify-with-undo';
import type { BackOfficeData } from '../../providers/database-functions';
import type { Page } from '../page';

interface DeletePage {
  readonly remove: () => void;
  readonly removing: boolean;
}

/** Deletes a page at once; « Annuler » brings it back whole. */
export function useDeletePage(page: Page): DeletePage {
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
      // The list alone: what is on the screen until the redirection would be asked for in vain.
      void queries.invalidateQueries({ queryKey: ['pages', 'getList'] });
      notifyWithUndo('Page supprimée, conservée 30\u00A0jours dans la corbeille', () =>
        provider.callFunction('restore_from_bin', { item_ids: [page.id] }),
      );
    },
    meta: { operation: 'delete' },
  });
  return { remove: () => mutate(), removing: isPending };
}
