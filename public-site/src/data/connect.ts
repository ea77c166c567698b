import { createContext, use } from 'react';
import type { SiteClient } from './client';

/**
 * Opens the data access of this browser, or of this request, the first time it is needed: a first page comes with its
 * data, so its visitor loads the code that reads more only when asking for more.
 */
export type Connect = () => Promise<SiteClient>;

/** Gives components the data access that loaders are given as an argument. */
export const ConnectContext = createContext<Connect | undefined>(undefined);

/** How this browser reaches the data. */
export function useConnect(): Connect {
  const connect = use(ConnectContext);
  if (!connect) throw new Error('useConnect needs a ConnectContext above it');
  return connect;
}
