/** What is known of a request that failed: never what it carried. */
interface FailedRequest {
  readonly method: string;
  readonly path: string;
}

/**
 * The line by which whoever runs the server learns of a request that failed.
 * @param reason without anything a visitor wrote
 */
export function failedRequestLine({ method, path }: FailedRequest, reason: string): string {
  // An address with « %0A » in it would begin a line of its own and could say anything there.
  return `Request failed: ${method} ${path.slice(0, 200)}: ${reason}`.replace(/\p{Cc}+/gu, ' ');
}
