/** Replaces `@supabase/supabase-js` in the build (see vite.config.ts): lite imports it for `createClient`, which only tests call. */
export function createClient(): never {
  throw new Error('The build of the embedded Supabase has no supabase-js: its clients talk HTTP');
}
