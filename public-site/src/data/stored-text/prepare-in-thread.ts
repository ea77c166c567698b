import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PreparedText } from './sanitise';

/**
 * Prepares a text beside the event loop: half a megabyte takes half a second.
 * @throws what the thread threw
 */
export async function prepareInThread(html: string): Promise<PreparedText> {
  const thread = new Worker(new URL('./text-thread.js', import.meta.url), { workerData: html });
  const [prepared] = (await once(thread, 'message')) as [PreparedText];
  return prepared;
}
