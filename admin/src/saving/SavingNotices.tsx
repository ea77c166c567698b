import { Box } from '@mui/material';
import { useIsOffline } from 'react-admin';
import { Notice, NoticeButton } from '../ui/components/Notice';
import { VisuallyHidden } from '../ui/components/VisuallyHidden';
import { formatMoment, formatTime } from '../formats/dates';
import { ConflictNotice, type ConflictNoticeProps } from './ConflictNotice';
import type { SavingView } from './saving-rules';
import { useFormSaving, useSavingView } from './SavingProvider';
import { useState } from 'react';
import { SignInDialog } from '../ui/sign-in/SignInDialog';

/** Says above a form why its text is not saved, and offers the browser's copy of an earlier text. */
export function SavingNotices(props: ConflictNoticeProps) {
  const { state } = useSavingView();
  return (
    <>
      <OfflineNotice />
      {state === 'conflict' && <ConflictNotice {...props} />}
      {state === 'signed out' && <SignInNotice />}
      {state === 'failed' && <RefusalNotice />}
      <RecoveryOffer />
    </>
  );
}

function OfflineNotice() {
  const online = !useIsOffline();
  const { state } = useSavingView();
  const { requestSave } = useFormSaving();
  const isRetrying = state === 'offline';
  if (online && !isRetrying) return null;
  return (
    <Notice
      actions={isRetrying && <NoticeButton onClick={() => void requestSave('save')}>Réessayer maintenant</NoticeButton>}
    >
      <strong>{online ? 'Le serveur ne répond pas.' : 'Vous êtes hors ligne.'}</strong> Continuez d’écrire{'\u00A0'}:
      votre texte reste sur cet écran et dans ce navigateur
      {isRetrying ? `, et sera sauvegardé dès ${online ? 'qu’il répondra' : 'le retour du réseau'}.` : '.'}
    </Notice>
  );
}

function RefusalNotice() {
  const { requestSave } = useFormSaving();
  return (
    <Notice actions={<NoticeButton onClick={() => void requestSave('save')}>Sauvegarder à nouveau</NoticeButton>}>
      <strong>La sauvegarde a été refusée.</strong> Votre texte reste sur cet écran et dans ce navigateur. Corrigez ce
      que dit le message en haut de l’écran, puis sauvegardez à nouveau.
    </Notice>
  );
}

function RecoveryOffer() {
  const { recoveredCopy } = useSavingView();
  const { restoreCopy, ignoreCopy } = useFormSaving();
  if (!recoveredCopy) return null;
  return (
    <Notice
      actions={
        <>
          <NoticeButton variant="contained" onClick={restoreCopy}>
            Restaurer
          </NoticeButton>
          <NoticeButton onClick={ignoreCopy}>Ignorer</NoticeButton>
        </>
      }
    >
      Une version non sauvegardée du {formatMoment(recoveredCopy.at)} a été retrouvée.
    </Notice>
  );
}

/**
 * « Sauvegardé à 14:32 », beside the buttons. Screen readers announce only this label, once a minute: announcing each autosave
 * would interrupt their users every few seconds.
 */
export function SaveStatus() {
  const view = useSavingView();
  const saved = view.savedAt ? `Sauvegardé à ${formatTime(view.savedAt)}` : '';
  const shown = unsavedLabel(view) ?? saved;
  return (
    <Box component="span" sx={{ alignSelf: 'center', fontSize: '0.875rem', whiteSpace: { md: 'nowrap' } }}>
      <Box component="span" aria-hidden={shown === saved} sx={{ color: 'text.secondary' }}>
        {shown || '\u00A0'}
      </Box>
      <span role="status">
        <VisuallyHidden>{saved}</VisuallyHidden>
      </span>
    </Box>
  );
}

/** The label of an unsaved state; undefined when everything is saved. */
function unsavedLabel({ state, hasCopy }: SavingView): string | undefined {
  if (state === 'clean') return undefined;
  if (state === 'saving' || state === 'saving, one queued') return 'Sauvegarde…';
  return hasCopy ? 'Non sauvegardé' : 'Non sauvegardé, sans copie dans ce navigateur';
}

/** Shown when the session expires during an edit. It asks for the password and a second factor's code, then retries the save. */
function SignInNotice() {
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
