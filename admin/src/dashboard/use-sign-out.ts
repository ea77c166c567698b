import { useMutation } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';

/**
 * Ends the session; the shell, which follows it, then shows the sign-in screen. Not react-admin's own logout, which
 * would also forget the theme this browser was set to. A failure is reported like that of any other call.
 */
export function useSignOut(authProvider: AuthProvider | undefined): () => void {
  const { mutate } = useMutation({ mutationFn: async () => authProvider?.logout({}) });
  return () => mutate();
}
