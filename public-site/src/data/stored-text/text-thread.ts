// The worker thread that `prepare-in-thread.ts` starts, built as a file beside the server's entry. It prepares one text, then ends.
import { parentPort, workerData } from 'node:worker_threads';
import { prepareText } from './sanitise';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(prepareText(String(workerData)));
