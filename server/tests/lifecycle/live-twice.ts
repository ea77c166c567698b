import { expect } from 'vitest';
import { processesOn, sendContactRequest, startServerProcess, type Ready } from './server-process';

/**
 * Starts twice on a directory, writing in between, and checks that nothing is lost nor left behind.
 * @param account who runs PostgreSQL, instead of the one that would be chosen here
 * @param identity user and group of the server's own process
 */
export async function liveTwice(directory: string, account?: string, identity = {}): Promise<Ready> {
  const first = startServerProcess(directory, account, identity);
  expect(await sendContactRequest(await first.ready, 'premier@example.fr', 1)).toBe(201);
  await first.stop();
  expect(processesOn(directory)).toEqual([]);

  const second = startServerProcess(directory, account, identity);
  const ready = await second.ready;
  const answer = await fetch(`${ready.url}/rest/v1/pages?select=id`, { headers: { apikey: ready.publishableKey } });
  expect(await answer.json()).toHaveLength(21);
  expect(await sendContactRequest(ready, 'second@example.fr', 1)).toBe(201);
  await second.stop();
  expect((await second.exited).code).toBe(0);
  expect([...processesOn(directory), ...processesOn(ready.databaseDirectory)]).toEqual([]);
  return ready;
}
