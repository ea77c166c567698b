import { Box, Button } from '@mui/material';
import { useIsOffline } from 'react-admin';
import { Notice } from '../components/Notice';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { formatMoment, formatTime } from '../formats/dates';
import { ConflictNotice } from './ConflictNotice';
import type { SavingView } from './saving-rules';
import { useFormSaving, useSavingView } from './SavingProvider';
import { SignInNotice } from './SignInNotice';

interface SavingNoticesProps {
  /** « Cet article a », « Cette page a », « Les paramètres ont », « Ces notes ont »: what has been changed meanwhile. */
  readonly subject: string;
  /** The agreement of « modifié ». */
  readonly changed: 'modifié' | 'modifiée' | 'modifiés' | 'modifiées';
  /** What its fields are called, where they are not those of a text. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Above a form, whatever keeps its words from being saved, and what the browser kept of them before. */
export function SavingNotices(props: SavingNoticesProps) {
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
  const { ask } = useFormSaving();
  const waits = state === 'offline';
  if (online && !waits) return null;
  return (
    <Notice
      actions={
        waits && (
          <Button size="small" variant="outlined" onClick={() => void ask('save')}>
            Réessayer maintenant
          </Button>
        )
      }
    >
      <strong>{online ? 'Le serveur ne répond pas.' : 'Vous êtes hors ligne.'}</strong> Continuez d’écrire{'\u00A0'}:
      votre texte reste sur cet écran et dans ce navigateur
      {waits ? `, et sera sauvegardé dès ${online ? 'qu’il répondra' : 'le retour du réseau'}.` : '.'}
    </Notice>
  );
}

function RefusalNotice() {
  const { ask } = useFormSaving();
  return (
    <Notice
      actions={
        <Button size="small" variant="outlined" onClick={() => void ask('save')}>
          Sauvegarder à nouveau
        </Button>
      }
    >
      <strong>La sauvegarde a été refusée.</strong> Votre texte reste sur cet écran et dans ce navigateur. Corrigez ce
      que dit le message en haut de l’écran, puis sauvegardez à nouveau.
    </Notice>
  );
}

function RecoveryOffer() {
  const { found } = useSavingView();
  const { restoreFound, ignoreFound } = useFormSaving();
  if (!found) return null;
  return (
    <Notice
      actions={
        <>
          <Button size="small" variant="contained" onClick={restoreFound}>
            Restaurer
          </Button>
          <Button size="small" variant="outlined" onClick={ignoreFound}>
            Ignorer
          </Button>
        </>
      }
    >
      Une version non sauvegardée du {formatMoment(found.at)} a été retrouvée.
    </Notice>
  );
}

/**
 * « Sauvegardé à 14:32 », beside the buttons. What is read aloud is only that, and only when the time changes: a draft
 * that saves itself every few seconds must not talk all the time.
 */
export function SaveStatus() {
  const view = useSavingView();
  const saved = view.savedAt ? `Sauvegardé à ${formatTime(view.savedAt)}` : '';
  const shown = stateOf(view) ?? saved;
  return (
    <Box component="span" sx={{ alignSelf: 'center', fontSize: '0.875rem' }}>
      <Box component="span" aria-hidden={shown === saved} sx={{ color: 'text.secondary' }}>
        {shown || '\u00A0'}
      </Box>
      <span role="status">
        <VisuallyHidden>{saved}</VisuallyHidden>
      </span>
    </Box>
  );
}

/** Undefined when everything is saved. */
function stateOf({ state, hasCopy }: SavingView): string | undefined {
  if (state === 'clean') return undefined;
  if (state === 'saving' || state === 'saving, one waits') return 'Sauvegarde…';
  return hasCopy ? 'Non sauvegardé' : 'Non sauvegardé, sans copie dans ce navigateur';
}
