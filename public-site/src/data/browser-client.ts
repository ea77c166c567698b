import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { cachingFetch } from './caching-fetch';
import { createSiteClient, type SiteClient } from './client';

/** The data access of this browser. A file of its own, which the first page of a visit does without. */
export const openBrowserClient = (configuration: ClientConfiguration): SiteClient =>
  createSiteClient(configuration, cachingFetch(fetch));
