import { supabaseAuthProvider } from 'ra-supabase';
import type { AuthProvider } from 'react-admin';
import type { Auth } from '../shell/auth-client';
import { unsavedWork } from '../saving/unsaved-work';

export interface Person {
  readonly id: string;
  readonly email: string;
}

/**
 * Ra-supabase's provider with three changes. The shell already knows who is signed in. Signing out concerns this browser only. And a refused write (403: a row or
 * column the database keeps for itself) is shown as an error instead of ending the session; only a 401 ends it, and not even
 * that while something is unsaved: the form then asks for the password itself.
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

type SupabaseClient = Parameters<typeof supabaseAuthProvider>[0];

/** What ra-supabase really uses of a supabase-js client: `auth`. The shell's own is shared, so there is one session. */
export const clientWith = (auth: Auth): SupabaseClient => ({ auth }) as unknown as SupabaseClient;
