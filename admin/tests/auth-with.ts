import { AuthClient } from '@supabase/auth-js';

/** Creates an auth client that stores nothing, with some methods replaced by those of a test. */
export const authWith = <Methods extends object>(methods: Methods): InstanceType<typeof AuthClient> & Methods =>
  Object.assign(
    new AuthClient({ url: 'http://localhost/auth/v1', persistSession: false, autoRefreshToken: false }),
    methods,
  );
