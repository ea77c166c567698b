import { createSiteClient, type SiteClient } from '../../../public-site/src/data/client';
import type { TestSupabase } from '../served-supabase';

/** The site's data access for a visitor, and for an administrator who looks at the site. */
export interface SiteClients {
  readonly visitor: SiteClient;
  readonly administrator: SiteClient;
}

export async function siteClients({ url, keys, signIn }: TestSupabase): Promise<SiteClients> {
  const configuration = { supabaseUrl: url, publishableKey: keys.publishableKey };
  return {
    visitor: createSiteClient(configuration, fetch),
    administrator: createSiteClient(configuration, fetch, await signIn('administrator')),
  };
}

/** Creates a client that gets this error in answer to every request. */
export const failingClient = (message = 'Panne', code = 'XX000'): SiteClient =>
  createSiteClient({ supabaseUrl: 'http://supabase.example', publishableKey: 'key' }, () =>
    Promise.resolve(Response.json({ code, message, details: null, hint: null }, { status: 500 })),
  );
