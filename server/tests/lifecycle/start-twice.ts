import { expect } from 'vitest';
import { sendContactRequest } from './contact-requests';
import { processesOn, startServerProcess, type Ready } from './server-process';

/**
 * Starts a server twice on a directory, with a write in between, and checks that no data is lost and no process remains.
 * @param account runs PostgreSQL, instead of the account that the server would choose here
 * @param identity user and group of the server's own process
 */
export async function startTwice(directory: string, account?: string, identity = {}): Promise<Ready> {
  const first = startServerProcess(directory, account, identity);
  expect(await sendContactRequest(await first.ready, 'premier@example.fr', 1)).toBe(201);
  await first.stop();
  expect(processesOn(directory)).toEqual([]);

  const second = startServerProcess(directory, account, identity);
  const ready = await second.ready;
  const answer = await fetch(`${ready.url}/rest/v1/pages?select=id`, { headers: { apikey: ready.publishableKey } });
  expect(((await answer.json()) as unknown[]).length).toBeGreaterThan(0);
  expect(await sendContactRequest(ready, 'second@example.fr', 1)).toBe(201);
  await second.stop();
  expect((await second.exited).code).toBe(0);
  expect([...processesOn(directory), ...processesOn(ready.databaseDirectory)]).toEqual([]);
  return ready;
}
