import { pageTypeLabel } from '@agency/supabase/pages';
import { pageCrumbs } from '../components/page/page-crumbs';
import type { Heading } from './outline';
import type { SiteClient } from '../data/client';
import type { SitePage } from '../data/pages';
import type { PageMetadata } from '../head/metadata';
import { offerOf } from './offers';
import { notFound } from '../route';

/** A stored page, ready to be shown. */
export interface StoredPage {
  /** Its content is made of the allow-list. */
  readonly page: SitePage;
  readonly headings: readonly Heading[];
}

/** The stored page at an address. */
export async function loadStoredPage(client: SiteClient, address: string): Promise<StoredPage> {
  const [{ loadPage }, { prepareText }] = await Promise.all([import('../data/pages'), import('./sanitise')]);
  const page = await loadPage(client, new URL(address).pathname.slice(1));
  if (!page) throw notFound('page');
  const { html, headings } = prepareText(page.content);
  return { page: { ...page, content: html }, headings };
}

export const storedPageMetadata = (page: SitePage): PageMetadata => ({
  title: page.meta_title || page.title,
  description: page.meta_description || page.excerpt,
  path: `/${page.slug}`,
  ...(import.meta.env.SSR ? servedMetadata(page) : {}),
});

/** Metadata for search engines, which only the served page needs. */
function servedMetadata(page: SitePage): Partial<PageMetadata> {
  const offer = offerOf(page.slug);
  return {
    keywords: page.meta_keywords,
    hidden: page.status === 'draft',
    crumbs: pageCrumbs(page),
    ...(offer ? { subject: { type: 'service', name: offer.name, startingPrice: offer.price } } : {}),
    social: { title: page.title, kicker: pageTypeLabel(page.slug), picture: page.featured_image_url ?? undefined },
  };
}
