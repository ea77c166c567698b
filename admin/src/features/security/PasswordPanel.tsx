import { Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useAuth } from '../../provider/auth-context';
import { Panel } from '../../ui/components/Panel';
import { formValue } from '../../ui/sign-in/fields';
import { type AuthFailure, minPasswordLength } from '../../ui/sign-in/auth-sentences';
import { isTooLong, tooLong } from '../../ui/sign-in/recovery-problem';
import { signInProblem } from '../../ui/sign-in/sign-in-problem';

/** Thrown for a password with too many bytes, before anything is sent. */
class TooLongPassword extends Error {}

const wordsOf = (error: AuthFailure): string =>
  (error instanceof TooLongPassword ? tooLong : signInProblem(error)).summary;

/** A form that sets a new password. It asks for the current one, because a session left open does not prove identity. */
export function PasswordPanel() {
  const auth = useAuth();
  const notify = useNotify();
  const change = useMutation<void, AuthFailure, HTMLFormElement>({
    mutationFn: async (form) => {
      const typed = new FormData(form);
      const password = formValue(typed, 'new');
      if (isTooLong(password)) throw new TooLongPassword();
      const { error } = await auth.updateUser({ password, current_password: formValue(typed, 'current') });
      if (error) throw error;
      // Hosted Supabase does not end the other sessions by itself.
      await auth.signOut({ scope: 'others' });
    },
    onSuccess: (_, form) => {
      form.reset();
      notify('Mot de passe changé. Vos autres sessions sont terminées.');
    },
    // The form itself shows the failure.
    meta: { isReported: () => false },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(event.currentTarget);
  };
  return (
    <Panel title="Mot de passe">
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: '24rem' }}>
        <TextField
          label="Mot de passe actuel"
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label="Nouveau mot de passe"
          name="new"
          type="password"
          autoComplete="new-password"
          required
          error={change.isError}
          helperText={
            change.error
              ? wordsOf(change.error)
              : `${minPasswordLength}\u00A0caractères au moins. Une phrase convient bien.`
          }
          slotProps={{ formHelperText: { role: change.isError ? 'alert' : undefined } }}
        />
        <Button type="submit" variant="outlined" aria-disabled={change.isPending} sx={{ alignSelf: 'start' }}>
          {change.isPending ? 'Vérification…' : 'Changer le mot de passe'}
        </Button>
      </Stack>
    </Panel>
  );
}
