import { AuthClient } from '@supabase/auth-js';

/** A client of Supabase Auth that stores nothing, some of whose methods answer as a test says. */
export const authWith = <Methods extends object>(methods: Methods): InstanceType<typeof AuthClient> & Methods =>
  Object.assign(
    new AuthClient({ url: 'http://localhost/auth/v1', persistSession: false, autoRefreshToken: false }),
    methods,
  );
