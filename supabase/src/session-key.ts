/**
 * Where a browser keeps the session of the back-office, under the name that supabase-js gives it. A browser that keeps one is an
 * administrator's, and is not counted as a visitor's, until the sign-out.
 * @param supabaseUrl address of the project
 */
export const sessionKey = (supabaseUrl: string): string =>
  `sb-${new URL(supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`;
