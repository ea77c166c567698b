import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import type { Session } from '@supabase/auth-js';
import { useCallback, useEffect, useState } from 'react';

export type Membership = 'checking' | 'administrator' | 'stranger' | 'unknown';

/**
 * Asks the database whether the person signed in is in the allow-list: it shows that table to administrators only.
 * @returns the answer, « unknown » when the database could not be asked, and a way to ask again
 */
export function useAdministrator(configuration: ClientConfiguration, session: Session): [Membership, () => void] {
  const [membership, setMembership] = useState<Membership>('checking');
  const [{ userId, token }] = useState({ userId: session.user.id, token: session.access_token });

  const ask = useCallback(
    () =>
      void isAdministrator(configuration, userId, token).then(
        (answer) => setMembership(answer ? 'administrator' : 'stranger'),
        () => setMembership('unknown'),
      ),
    [configuration, userId, token],
  );
  useEffect(ask, [ask]);

  const askAgain = () => {
    setMembership('checking');
    ask();
  };
  return [membership, askAgain];
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
  return ((await response.json()) as unknown[]).length > 0;
}
