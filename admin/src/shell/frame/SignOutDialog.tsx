import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkBase, useAuthProvider, useCreatePath, useGetIdentity } from 'react-admin';
import { countOf } from '../../formats/numbers';
import { localCopies, subjectOf } from '../../saving/local-copies';
import { sessionEnd } from '../../provider/auth-client';
import { unsavedWork } from '../../provider/unsaved-work';

/**
 * Ends the session, after which the shell shows the sign-in screen. React-admin's own logout would also reset the theme. A failure is
 * reported like that of any other call. If texts are unsaved, on the screen or in this browser, the dialog asks first, because signing out
 * erases them, so that the next person at this machine does not find them.
 */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const authProvider = useAuthProvider();
  const { identity } = useGetIdentity();
  const copies = localCopies(window.localStorage, String(identity?.id ?? ''));
  const { mutate: signOut } = useMutation({
    mutationFn: async () => {
      sessionEnd.isChosen = true;
      return authProvider?.logout({});
    },
    onSuccess: () => {
      copies.find().forEach(({ key }) => copies.remove(key));
      unsavedWork.clear();
    },
    onSettled: onClose,
  });
  const [found, setFound] = useState(() => ({ onScreen: unsavedWork.texts(), inBrowser: copies.find() }));
  const isUnsaved = found.onScreen.length > 0 || found.inBrowser.length > 0;
  const signOutAtOnce = useEffectEvent(() => signOut());
  useEffect(() => {
    if (!isUnsaved) signOutAtOnce();
  }, [isUnsaved]);

  const saveFirst = async () => {
    const stored = await Promise.all(found.onScreen.map((text) => text.submit()));
    // The form says why the text is not stored.
    if (stored.includes(false)) onClose();
    else setFound({ onScreen: [], inBrowser: copies.find() });
  };
  if (!isUnsaved) return null;
  const isOnScreen = found.onScreen.length > 0;
  const publishes = found.onScreen.some((text) => text.publishes());
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>Se déconnecter{'\u00A0'}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isOnScreen
            ? 'Le texte à l’écran n’est pas sauvegardé.'
            : `${countOf(found.inBrowser.length, 'texte non sauvegardé n’est gardé', 'textes non sauvegardés ne sont gardés')} que dans ce navigateur.`}{' '}
          La déconnexion efface de ce navigateur ce qui n’est pas sauvegardé, pour que personne d’autre ne l’y trouve.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="error" onClick={() => signOut()}>
          Se déconnecter sans sauvegarder
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and on its harmless button */}
        <Button variant="outlined" autoFocus onClick={onClose}>
          Annuler
        </Button>
        {isOnScreen ? (
          <Button variant="contained" onClick={() => void saveFirst()}>
            {publishes ? 'Publier et se déconnecter' : 'Sauvegarder et se déconnecter'}
          </Button>
        ) : (
          found.inBrowser[0] && <ResumeButton subject={subjectOf(found.inBrowser[0])} onClick={onClose} />
        )}
      </DialogActions>
    </Dialog>
  );
}

/** A link to the form of a text of which the browser has an unsaved copy. The form offers to restore the copy. */
function ResumeButton({ subject, onClick }: { readonly subject: string; readonly onClick: () => void }) {
  const createPath = useCreatePath();
  const [resource = '', id = ''] = subject.split('/');
  const to = createPath(id === 'new' ? { resource, type: 'create' } : { resource, type: 'edit', id });
  return (
    <Button component={LinkBase} to={to} variant="contained" onClick={onClick}>
      Reprendre le texte
    </Button>
  );
}
