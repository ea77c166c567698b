import { systemStatePath, type SystemState } from '@agency/supabase/system-state';
import { Hono } from 'hono';
import { administratorSession } from './administrator-session';
import type { SupabaseAccess } from './supabase-access';

/** Tells administrators, and nobody else, how the server is. */
export function systemState(access: SupabaseAccess, read: () => Promise<SystemState>): Hono {
  return new Hono().get(systemStatePath, async (context) => {
    context.header('cache-control', 'private, no-store');
    if (!(await administratorSession(context, access))) return context.json({ message: 'Administrators only' }, 401);
    return context.json(await read());
  });
}
