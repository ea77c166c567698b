import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PreparedText } from './sanitise';

/** Prepares a text in a worker thread: half a megabyte would block the event loop for half a second. @throws the worker's error */
export async function prepareInThread(html: string): Promise<PreparedText> {
  const thread = new Worker(new URL('./text-thread.js', import.meta.url), { workerData: html });
  const [prepared] = (await once(thread, 'message')) as [PreparedText];
  return prepared;
}
