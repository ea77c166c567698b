import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useResourceContext } from 'react-admin';
import { useNotifyWithUndo } from '../../ui/components/use-notify-with-undo';
import { describeFailure } from '../../provider/failed-calls/describe-failure';
import type { BackOfficeData } from '../../provider/data-provider';
import type { Arguments } from '../../provider/database-functions';
import { outlined, wrappingRow } from '../../ui/theme/styles';
import { type Version, versionName } from './versions';

/** The form that shows the restored text. */
export interface RestoredForm {
  /** Whether the form has changes that a restoration would replace. */
  readonly isUnsaved: boolean;
  /** Reads the row again. */
  readonly reload: () => Promise<unknown>;
}

interface RestoreVersionProps extends RestoredForm {
  readonly version: Version;
  /** The newest version that the dialog knows: the database refuses the restoration when there is a newer one. */
  readonly newest: Version;
  readonly onClose: () => void;
}

/** The button « Restaurer cette version », which asks for confirmation when there are unsaved changes. */
export function RestoreVersion(props: RestoreVersionProps) {
  const { mutate, isPending, error } = useRestoreVersion(props);
  const { isUnsaved } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  const restore = () => {
    setIsConfirming(false);
    mutate();
  };
  return (
    <>
      {isConfirming ? (
        <Box role="alertdialog" aria-label="Restaurer quand même" sx={question}>
          <Typography variant="body2" sx={{ flex: 1, minWidth: '14rem' }}>
            Ce qui n’est pas sauvegardé à l’écran sera remplacé, sans retour possible.
          </Typography>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question must take the focus, on its harmless button */}
          <Button size="small" variant="outlined" autoFocus onClick={() => setIsConfirming(false)}>
            Annuler
          </Button>
          <Button size="small" variant="contained" color="error" onClick={restore}>
            Restaurer quand même
          </Button>
        </Box>
      ) : (
        <Button variant="contained" disabled={isPending} onClick={isUnsaved ? () => setIsConfirming(true) : restore}>
          Restaurer cette version
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ width: '100%' }}>
        L’adresse et la publication restent comme elles sont.
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error" sx={{ width: '100%' }}>
          {describeFailure(error, 'restore').summary}
        </Typography>
      )}
    </>
  );
}

/** Restores a version, which is a save like any other: « Annuler » restores the replaced one. */
function useRestoreVersion({ version, newest, reload, onClose }: RestoreVersionProps) {
  const table = useResourceContext();
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const notifyWithUndo = useNotifyWithUndo();

  const restore = async (revision: Arguments<'restore_revision'>) => {
    const replaced = await provider.callFunction('restore_revision', revision);
    await reload();
    await queries.invalidateQueries({ queryKey: [table] });
    return replaced;
  };
  return useMutation({
    mutationFn: () => restore({ revision_id: version.id, expected_updated_at: newest.saved_at }),
    onSuccess: (replaced) => {
      notifyWithUndo(`${versionName(version)} restaurée`, () => restore({ revision_id: replaced }));
      onClose();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['revisions', 'of'] }),
    meta: { operation: 'restore' },
  });
}

const question = { ...wrappingRow, ...outlined, width: '100%', p: 1.5, borderColor: 'error.main' } as const;
