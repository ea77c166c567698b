import { useMutation } from '@tanstack/react-query';
import { useAuthProvider, useGetIdentity } from 'react-admin';
import { localCopies } from '../../saving/local-copies';
import { unsavedWork } from '../../saving/unsaved-work';

const question =
  'Des modifications ne sont pas sauvegardées\u00A0: elles ne sont gardées que dans ce navigateur. Se déconnecter et les effacer\u00A0?';

/**
 * Ends the session; the shell then shows the sign-in screen. Not react-admin's own logout, which would also reset the
 * theme. A failure is reported like that of any other call. Unsaved texts are erased from this browser, once confirmed, so
 * that the next person does not find them.
 */
export function useSignOut(): () => void {
  const authProvider = useAuthProvider();
  const { identity } = useGetIdentity();
  const copies = localCopies(window.localStorage, String(identity?.id ?? ''));
  const { mutate } = useMutation({
    mutationFn: async () => authProvider?.logout({}),
    onSuccess: () => {
      copies.find().forEach(({ key }) => copies.remove(key));
      unsavedWork.clear();
    },
  });
  return () => {
    const unsaved = unsavedWork.any() || copies.find().length > 0;
    if (!unsaved || window.confirm(question)) mutate();
  };
}
