import postgres from 'postgres';
import type { Ready } from './server-process';

/** Sends a contact request from an address of its own; returns the status. */
export async function sendContactRequest(
  { url, publishableKey }: Ready,
  email: string,
  index: number,
): Promise<number> {
  const response = await fetch(`${url}/rest/v1/contacts`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': `198.19.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({ name: 'Ana', email, message: 'Bonjour' }),
  });
  return response.status;
}

/** Returns the e-mail addresses of the contact requests in a server's database. */
export async function storedEmails({ socketDirectory }: Ready): Promise<Set<string>> {
  const database = postgres({ host: socketDirectory, username: 'postgres', database: 'postgres', max: 1 });
  const rows = await database<{ email: string }[]>`select email from public.contacts`;
  await database.end();
  return new Set(rows.map(({ email }) => email));
}

/**
 * Sends requests from eight visitors at once; calls `onAcknowledged` for each stored one. A visitor whose request fails goes on, because a
 * machine under load may refuse a connection.
 * @param stopped ends the visitors: aborted when the server is stopped or killed
 */
export async function sendUntilStopped(
  ready: Ready,
  onAcknowledged: (email: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  let sent = 0;
  const visitor = async (): Promise<void> => {
    while (!stopped.aborted) {
      sent += 1;
      const email = `envoi-${sent}@example.fr`;
      const status = await sendContactRequest(ready, email, sent).catch(() => 0);
      if (status === 201) onAcknowledged(email);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}
