import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useAskBeforeClosing } from '../ui/components/use-ask-before-closing';
import { useFormSaving, useSavingView } from './SavingProvider';

interface LeaveGuardProps {
  /** The form stays mounted below this path; by default, below the current one. */
  readonly root?: string;
}

/** Asks before unsaved changes are left. React-admin's `warnWhenUnsavedChanges` opens a native dialog, which cannot offer to save. */
export function LeaveGuard({ root }: LeaveGuardProps) {
  const isDirty = Object.keys(useFormState().dirtyFields).length > 0;
  const { hasCopy } = useSavingView();
  const { publishes, submit } = useFormSaving();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !nextLocation.pathname.startsWith(root ?? currentLocation.pathname),
  );
  // Proceeds after a save that navigates: the form state becomes clean only after the blocker has run.
  useEffect(() => {
    if (state === 'blocked' && !isDirty) proceed?.();
  }, [state, isDirty, proceed]);
  useAskBeforeClosing(isDirty);
  const stay = () => reset?.();
  const saveAndLeave = async () => {
    if (await submit()) proceed?.();
    else stay();
  };
  return (
    <Dialog open={state === 'blocked' && isDirty} onClose={stay}>
      <DialogTitle>Quitter sans sauvegarder{'\u00A0'}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Vos modifications ne sont pas sauvegardées.{' '}
          {hasCopy
            ? 'Elles restent dans ce navigateur, qui vous les proposera à votre retour.'
            : 'Ce navigateur n’a pas pu en garder de copie\u00A0: elles seraient perdues.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={() => proceed?.()}>Quitter sans sauvegarder</Button>
        <Button variant="outlined" onClick={() => void saveAndLeave()}>
          {publishes() ? 'Publier et quitter' : 'Sauvegarder et quitter'}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and on its harmless button */}
        <Button variant="contained" autoFocus onClick={stay}>
          Rester
        </Button>
      </DialogActions>
    </Dialog>
  );
}
