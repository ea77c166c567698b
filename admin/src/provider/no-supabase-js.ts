/** Replaces `@supabase/supabase-js` (see vite.config.ts): our providers pass ra-supabase a client. */
export function createClient(): never {
  throw new Error('Pass a supabaseClient: supabase-js is left out of the back-office on purpose');
}
