import { useState } from 'react';
import { Notice, NoticeButton } from '../ui/components/Notice';
import { SignInDialog } from '../ui/sign-in/SignInDialog';
import { useFormSaving, useSavingView } from './SavingProvider';

/** Shown when the session expires during an edit. It asks for the password and a second factor's code, then retries the save. */
export function SignInNotice() {
  const { prompts } = useSavingView();
  const { dispatch } = useFormSaving();
  const [dismissed, setDismissed] = useState(0);
  return (
    <>
      <Notice actions={<NoticeButton onClick={() => setDismissed(0)}>Se reconnecter</NoticeButton>}>
        <strong>Votre session a pris fin.</strong> Votre texte reste sur cet écran{'\u00A0'}; il n’est pas encore
        sauvegardé.
      </Notice>
      <SignInDialog
        open={dismissed < prompts}
        onClose={() => setDismissed(prompts)}
        onSignedIn={() => dispatch('signed in')}
      />
    </>
  );
}
