import { currentRequest } from './current-request';

/** The parts of a failed request that the log may contain: never its body or query string. */
interface FailedRequest {
  readonly method: string;
  readonly path: string;
}

/** Returns the log line of a failed request, with the id that the response has. @param reason must contain no text of a visitor */
export function failedRequestLine({ method, path }: FailedRequest, reason: string): string {
  const { id } = currentRequest.getStore() ?? {};
  // A decoded `%0A` in the path would start a new line and let a client forge log entries.
  return `Request failed: ${method} ${path.slice(0, 200)}: ${reason}${id ? ` [${id}]` : ''}`.replace(/\p{Cc}+/gu, ' ');
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a task, and logs its failure instead of passing it on. */
export async function logFailure(failure: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${failure}: ${messageOf(error)}\n`);
  }
}
