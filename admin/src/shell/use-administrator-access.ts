import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { Session } from '@supabase/auth-js';
import { useCallback, useEffect, useState } from 'react';

type Access = 'pending' | 'granted' | 'denied' | 'error';

/**
 * Asks the database whether the signed-in account is in the allow-list, a table that only administrators can read.
 * @returns the answer, « error » when the request failed, and a function that asks again
 */
export function useAdministratorAccess(configuration: ClientConfiguration, session: Session): [Access, () => void] {
  const [access, setAccess] = useState<Access>('pending');
  // That of the first render: a renewed token is no reason to ask again.
  const [firstSession] = useState(session);
  const ask = useCallback(
    () => void accessOf(configuration, firstSession).then(setAccess),
    [configuration, firstSession],
  );
  useEffect(ask, [ask]);

  const retry = () => {
    setAccess('pending');
    ask();
  };
  return [access, retry];
}

async function accessOf(
  { supabaseUrl, publishableKey }: ClientConfiguration,
  { user, access_token: token }: Session,
): Promise<Access> {
  try {
    const response = await fetch(`${supabaseUrl}/rest/v1/admins?select=user_id&user_id=eq.${user.id}`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    if (!response.ok) return 'error';
    const rows: unknown = await response.json();
    return Array.isArray(rows) && rows.length > 0 ? 'granted' : 'denied';
  } catch {
    return 'error';
  }
}
