/** A problem that the person who starts the server can fix: printed as one line on standard error, then exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
