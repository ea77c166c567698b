import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useAuth } from '../../provider/auth-context';
import type { BackOfficeData } from '../../provider/data-provider';
import { submitCode } from '../../provider/second-factor';
import { Enrolment } from '../../ui/second-factor/Enrolment';
import { RecoveryCodes } from '../../ui/second-factor/RecoveryCodes';
import { CodeField, PasswordField, formValue } from '../../ui/sign-in/fields';
import { signInProblem } from '../../ui/sign-in/sign-in-problem';

export type FactorChange = 'enrol' | 'codes' | 'remove';

const titles: Readonly<Record<FactorChange, string>> = {
  enrol: 'Activer le second facteur',
  codes: 'Créer de nouveaux codes de secours',
  remove: 'Retirer le second facteur',
};
const questions: Readonly<Record<FactorChange, string>> = {
  enrol: 'Donnez d’abord votre mot de passe.',
  codes: 'Les codes que vous avez ne serviront plus. Donnez d’abord un code de votre application.',
  remove:
    'Le mot de passe suffira pour entrer, et vos autres sessions seront terminées. Donnez d’abord un code de votre application.',
};

/** The text of the dialog if the role requires a second factor, which can then only be replaced. */
const replacement =
  'Il est exigé de vous\u00A0: vous en activerez aussitôt un autre, et vos autres sessions seront terminées. Donnez d’abord un code de votre application.';

interface FactorDialogProps {
  readonly change: FactorChange;
  /** Whether the role of the person requires a second factor. The shell then asks for a new one before it shows the back-office. */
  readonly isRequired: boolean;
  readonly onClose: () => void;
}

/** Changes the second factor. It first asks for the password or a code again, because a session left open does not prove identity. */
export function FactorDialog({ change, isRequired, onClose }: FactorDialogProps) {
  const auth = useAuth();
  const notify = useNotify();
  const data = useDataProvider<BackOfficeData>();
  const [isProved, setProved] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const makeCodes = useCallback(() => data.callFunction('new_recovery_codes', {}), [data]);

  const done = (words: string) => {
    notify(words);
    onClose();
  };
  const proof = useMutation({
    mutationFn: async (typed: FormData) => {
      const { session } = (await auth.getSession()).data;
      const error =
        change === 'enrol'
          ? (
              await auth.signInWithPassword({
                email: session?.user.email ?? '',
                password: formValue(typed, 'password'),
              })
            ).error
          : await submitCode(auth, formValue(typed, 'code'));
      if (error) throw error;
      if (change === 'codes') return makeCodes();
      if (change === 'remove') await removeFactors();
      return undefined;
    },
    onSuccess: (made) => {
      setProved(true);
      setCodes(made);
      if (change !== 'remove') return;
      if (isRequired) window.location.reload();
      else done('Second facteur retiré');
    },
    // The dialog itself shows the failure.
    meta: { isReported: () => false },
  });
  const removeFactors = async () => {
    const { data: found } = await auth.mfa.listFactors();
    for (const { id: factorId } of found?.totp ?? []) {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error) throw error;
    }
    await auth.refreshSession();
    await auth.signOut({ scope: 'others' });
  };
  const finishEnrolment = async () => {
    // Hosted Supabase only ends the other sessions in which no code was given; this call ends them all.
    await auth.signOut({ scope: 'others' });
    done('Second facteur activé');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!proof.isPending) proof.mutate(new FormData(event.currentTarget));
  };

  return (
    <Dialog open onClose={isProved ? undefined : onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{titles[change]}</DialogTitle>
      {codes ? (
        <DialogContent>
          <RecoveryCodes codes={codes} onDone={() => done('Nouveaux codes de secours créés')} />
        </DialogContent>
      ) : isProved && change === 'enrol' ? (
        <DialogContent>
          <Enrolment auth={auth} makeCodes={makeCodes} onDone={() => void finishEnrolment()} />
        </DialogContent>
      ) : (
        <form className="second-factor" onSubmit={submit}>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>
              {isRequired && change === 'remove' ? replacement : questions[change]}
            </DialogContentText>
            {proof.error && (
              <p className="shell-problem" role="alert">
                {signInProblem(proof.error).summary}
              </p>
            )}
            {change === 'enrol' ? (
              <PasswordField label="Mot de passe" autoComplete="current-password" takesFocus />
            ) : (
              <CodeField label="Code à 6 chiffres" isOneTime />
            )}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button variant="outlined" onClick={onClose}>
              Annuler
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={change === 'remove' ? 'error' : 'primary'}
              aria-disabled={proof.isPending}
            >
              {proof.isPending ? 'Vérification…' : change === 'remove' ? 'Retirer' : 'Continuer'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
