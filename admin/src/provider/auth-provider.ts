import { emailAddress } from '@agency-site/domain/email-address';
import { readableEmail } from '@agency-site/domain/readable-email';
import type { AuthProvider } from 'react-admin';
import type { Auth } from './auth-client';
import { accessOf, type Permissions } from './permissions';
import type { ResourceWith } from './resource';
import { awaitsCode, submitCode } from './second-factor';
import { unsavedWork } from './unsaved-work';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly permissions: Permissions;
}

/** The credentials that the dialog of an expired session asks for: the password, then the code of a second factor. */
interface Proof {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

/**
 * React-admin's auth provider. The shell shows the back-office only while there is a session, so `checkAuth` always succeeds. `login`
 * resolves to 'code' if a code of the second factor has to follow. `logout` ends the session of this browser only. A 403 (a write that the
 * person's role does not permit) is shown as an error; a 401 ends the session, except while a form is unsaved: the form then asks for the
 * password.
 */
export function authProvider(
  auth: Auth,
  person: Person,
  resources: readonly ResourceWith<'permission'>[],
): AuthProvider {
  return {
    checkAuth: () => Promise.resolve(),
    login: async ({ email, password, code }: Proof) => {
      if (code) {
        const error = await submitCode(auth, code);
        if (error) throw error;
        return undefined;
      }
      const { data, error } = await auth.signInWithPassword({ email: emailAddress(email) ?? email, password });
      if (error) throw error;
      return awaitsCode(data.session) ? 'code' : undefined;
    },
    canAccess: accessOf(person.permissions, resources),
    getIdentity: () => Promise.resolve({ id: person.id, fullName: readableEmail(person.email) }),
    checkError: async ({ status }: { readonly status?: number }) => {
      // A hosted project answers 403 when the session was ended elsewhere. `getUser` asks the project, and makes auth-js forget such a
      // session.
      if (status === 403) await auth.getUser();
      if (status === 401 && !unsavedWork.any()) throw new Error('Session ended');
    },
    logout: async () => {
      const { error } = await auth.signOut({ scope: 'local' });
      if (error) throw error;
    },
  };
}
