import { createContext, use } from 'react';
import type { SiteClient } from './client';

/**
 * Opens the data access of this browser, or of this request, on first use. The first page of a visit carries its data, so
 * that the client's code is loaded by a later navigation only.
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
