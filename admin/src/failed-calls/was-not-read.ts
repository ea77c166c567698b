import { HttpError } from 'react-admin';

/** Whether a read failed before anybody knew what is there: another try may succeed. Otherwise there is no such thing. */
export const wasNotRead = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof HttpError && error.status >= 500);
