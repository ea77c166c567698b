import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAuthProvider, useGetIdentity } from 'react-admin';
import { formValue } from './fields';
import { signInProblem } from './sign-in-problem';

interface SignInDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the session is back, to save again. */
  readonly onSignedIn: () => void;
}

/** Asks for the password and a second factor's code over a form whose session has ended. */
export function SignInDialog({ open, onClose, onSignedIn }: SignInDialogProps) {
  const { identity } = useGetIdentity();
  const authProvider = useAuthProvider();
  const email = identity?.fullName ?? '';
  const [asksCode, setAsksCode] = useState(false);
  const signIn = useMutation({
    mutationFn: async (proof: { readonly password: string; readonly code: string }): Promise<unknown> =>
      authProvider?.login({ email, ...proof }),
    onSuccess: (next) => {
      setAsksCode(next === 'code');
      if (next !== 'code') onSignedIn();
    },
    // The field itself shows the failure.
    meta: { isReported: () => false },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles the event of the dialog's portal to the form that is being edited.
    event.stopPropagation();
    const fields = new FormData(event.currentTarget);
    if (!signIn.isPending) signIn.mutate({ password: formValue(fields, 'password'), code: formValue(fields, 'code') });
  };

  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle>Votre session a pris fin</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Votre texte est encore là. Donnez votre mot de passe{'\u00A0'}: la sauvegarde reprendra d’elle-même.
          </DialogContentText>
          <TextField label="E-mail" value={email} fullWidth sx={{ mb: 2 }} slotProps={{ htmlInput: readOnlyEmail }} />
          <TextField
            key={String(asksCode)}
            {...(asksCode ? codeField : passwordField)}
            required
            fullWidth
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and this is what it asks for
            autoFocus
            error={signIn.isError}
            helperText={signIn.error && signInProblem(signIn.error).summary}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            Plus tard
          </Button>
          <Button type="submit" variant="contained" aria-disabled={signIn.isPending}>
            {signIn.isPending ? 'Connexion…' : 'Se connecter'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const alert = { role: 'alert' } as const;
const passwordField = {
  label: 'Mot de passe',
  name: 'password',
  type: 'password',
  slotProps: { htmlInput: { autoComplete: 'current-password' }, formHelperText: alert },
} as const;
/** Accepts codes of an application only: a recovery code would remove the second factor, which is too much for this dialog. */
const codeField = {
  label: 'Code à 6 chiffres de votre application',
  name: 'code',
  slotProps: { htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric' }, formHelperText: alert },
} as const;
const readOnlyEmail = { readOnly: true, autoComplete: 'username' } as const;
