import type { Database } from '@agency-site/supabase/types';
import { withReadableEmails } from '@agency-site/domain/readable-email';
import { pageSelect } from '@agency-site/domain/site-declarations';
import type { NamesOf } from '@agency-site/domain/tables/column';
import type { pageColumns } from '@agency-site/domain/tables/pages';
import { rowOf } from '../../data/answer';
import type { SiteClient } from '../../data/client';

/** A stored page as a visitor sees it. */
export type SitePage = Pick<
  Database['public']['Tables']['pages']['Row'],
  NamesOf<typeof pageColumns, { public: 'detail' }>
>;

/** The columns of a page that its screen shows. `content` is sanitised. */
export type ShownPage = Pick<
  SitePage,
  'slug' | 'title' | 'excerpt' | 'content' | 'featured_image_url' | 'featured_image_alt'
>;

/** Reads a page by its slug, such as `services/automatisations`. Only administrators get drafts and passages to be completed. */
export async function loadPage(client: SiteClient, slug: string): Promise<SitePage | undefined> {
  const page = rowOf(
    await client.rpc('visible_page', { wanted: slug }, { get: true }).select(pageSelect).maybeSingle(),
  );
  // Any text of the page may contain the placeholder `{{contact_email}}`.
  return page ? (JSON.parse(withReadableEmails(JSON.stringify(page))) as SitePage) : undefined;
}
