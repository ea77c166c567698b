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
  // Those of the first render: a renewed token is no reason to ask again.
  const [{ userId, token }] = useState({ userId: session.user.id, token: session.access_token });

  const ask = useCallback(
    () =>
      void isAdministrator(configuration, userId, token).then(
        (answer) => setAccess(answer ? 'granted' : 'denied'),
        () => setAccess('error'),
      ),
    [configuration, userId, token],
  );
  useEffect(ask, [ask]);

  const retry = () => {
    setAccess('pending');
    ask();
  };
  return [access, retry];
}

async function isAdministrator(
  { supabaseUrl, publishableKey }: ClientConfiguration,
  userId: string,
  token: string,
): Promise<boolean> {
  const response = await fetch(`${supabaseUrl}/rest/v1/admins?select=user_id&user_id=eq.${userId}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The allow-list answered ${response.status}`);
  const rows: unknown = await response.json();
  return Array.isArray(rows) && rows.length > 0;
}
