import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useNotifyWithUndo } from '../components/use-notify-with-undo';
import type { BackOfficeData } from '../providers/database-functions';
import { type Subject, type Version, versionName } from './version';

interface Restoration {
  readonly version: Version;
  /** The newest version that was looked at: a newer one refuses the restoration. */
  readonly newest: Version;
}

interface RestoreVersionOptions {
  /** Called with what is stored then. */
  readonly onRestored: (row: RaRecord) => void;
  readonly onSettled: () => void;
}

/** Brings a former version back, which is a save like any other: « Annuler » brings back the one it replaced. */
export function useRestoreVersion({ table, id }: Subject, { onRestored, onSettled }: RestoreVersionOptions) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const notifyWithUndo = useNotifyWithUndo();

  const show = async () => {
    const { data } = await provider.getOne(table, { id });
    onRestored(data);
    await queries.invalidateQueries({ queryKey: [table] });
  };
  return useMutation({
    mutationFn: async ({ version, newest }: Restoration) => {
      const replaced = await provider.callFunction('restore_revision', {
        revision_id: version.id,
        known: newest.saved_at,
      });
      await show();
      return replaced;
    },
    onSuccess: (replaced, { version }) => {
      notifyWithUndo(`${versionName(version)} restaurée`, async () => {
        await provider.callFunction('restore_revision', { revision_id: replaced });
        await show();
      });
      onSettled();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['revisions', 'of', table, id] }),
    meta: { operation: 'restore' },
  });
}
