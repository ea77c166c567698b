import type { Database } from '@agency/supabase/database-types';
import { DataError } from './answer';
import type { SiteClient } from './client';

/** A stored page as a visitor sees it. */
export type SitePage = Pick<
  Database['public']['Tables']['pages']['Row'],
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'content'
  | 'status'
  | 'featured_image_url'
  | 'featured_image_alt'
  | 'updated_at'
  | 'meta_title'
  | 'meta_description'
  | 'meta_keywords'
>;

const WHOLE =
  'slug,title,excerpt,content,status,featured_image_url,featured_image_alt,updated_at,meta_title,meta_description,meta_keywords';

/**
 * A page by its slug (« services/automatisations », « cgv »), or undefined. The database shows drafts, and passages that are
 * still to be completed, to administrators only.
 */
export async function loadPage(client: SiteClient, slug: string): Promise<SitePage | undefined> {
  const { data, error } = await client.rpc('shown_page', { wanted: slug }, { get: true }).select(WHOLE).maybeSingle();
  if (error) throw new DataError(error.message);
  return data ?? undefined;
}
