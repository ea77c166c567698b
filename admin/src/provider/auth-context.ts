import { createContext, useContext } from 'react';
import type { Auth } from './auth-client';

/** The auth client, for the screens that manage the account: password, second factor, sessions. */
export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth() is called outside of AuthContext');
  return auth;
}
