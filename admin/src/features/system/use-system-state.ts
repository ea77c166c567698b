import { systemStatePath, type SystemState } from '@agency/supabase/system-state';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const REFRESH_MS = 30_000;

/** How the server is, read again while the screen is open; null where no server of ours answers. */
export const useSystemState = () =>
  useQuery({ queryKey: ['system_state'], queryFn: readSystemState, refetchInterval: REFRESH_MS });

async function readSystemState(): Promise<SystemState | null> {
  const response = await fetch(systemStatePath);
  if (response.status >= 500) throw new HttpError(response.statusText, response.status);
  // A host of files answers with the back-office's own document, or with its page for missing ones.
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  if (!response.ok) throw new HttpError(response.statusText, response.status);
  return (await response.json()) as SystemState;
}
