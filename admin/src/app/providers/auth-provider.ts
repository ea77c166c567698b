import { supabaseAuthProvider } from 'ra-supabase';
import type { AuthProvider } from 'react-admin';
import type { Auth } from '../../data/auth-client';
import { clientWith } from '../../data/data-provider';
import { unsavedWork } from '../../saving/unsaved-work';

export interface Person {
  readonly id: string;
  readonly email: string;
}

/**
 * Ra-supabase's provider with three changes. The identity comes from the shell. A sign-out ends the session of this browser
 * only. A 403 (a row or column that administrators may not write) is shown as an error; a 401 ends the session, but not
 * while a form is unsaved: the form then asks for the password.
 */
export function authProvider(auth: Auth, person: Person): AuthProvider {
  return {
    ...supabaseAuthProvider(clientWith(auth), {}),
    getIdentity: () => Promise.resolve({ id: person.id, fullName: person.email }),
    checkError: ({ status }: { readonly status?: number }) =>
      status === 401 && !unsavedWork.any() ? Promise.reject(new Error('Session ended')) : Promise.resolve(),
    logout: async () => {
      const { error } = await auth.signOut({ scope: 'local' });
      if (error) throw error;
    },
  };
}
