import type { supabaseAuthProvider } from 'ra-supabase';
import type { Auth } from '../shell/auth-client';

type SupabaseClient = Parameters<typeof supabaseAuthProvider>[0];

/** What ra-supabase really uses of a supabase-js client: `auth`. The shell's own is shared, so there is one session. */
export const clientWith = (auth: Auth): SupabaseClient => ({ auth }) as unknown as SupabaseClient;
