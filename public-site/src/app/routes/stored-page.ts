import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageTypeLabel } from '@agency/supabase/pages';
import { pageCrumbs } from '../../features/pages/page-crumbs';
import type { Heading } from '../../data/stored-text/outline';
import type { SiteClient } from '../../data/client';
import type { SiteFrame } from '../../data/frame';
import { loadPage, type SitePage } from '../../data/pages';
import { isPublic } from '../../data/publication';
import { loadRedirect } from '../../data/redirects';
import { prepareStoredText } from '../../data/stored-text/prepare-stored-text';
import type { PageMetadata } from '../head/metadata';
import { notFound } from '../route';
import { offerOf } from '../../data/offers';

/** A stored page, ready to be shown. */
export interface StoredPage {
  /** Its content is made of the allow-list. */
  readonly page: SitePage;
  readonly headings: readonly Heading[];
}

/** The stored page at the address of a request. */
export async function loadStoredPage(client: SiteClient, { request }: LoaderFunctionArgs): Promise<StoredPage> {
  const page = await loadPage(client, new URL(request.url).pathname.slice(1));
  if (!page) throw (await loadRedirect(client, request)) ?? notFound('page');
  const { html, headings } = await prepareStoredText(page.content);
  return { page: { ...page, content: html }, headings };
}

export function storedPageMetadata({ page }: Pick<StoredPage, 'page'>, { offers, menu }: SiteFrame): PageMetadata {
  const offer = offerOf(offers, page.slug);
  return {
    title: page.meta_title || page.title,
    description: page.meta_description || page.excerpt,
    path: `/${page.slug}`,
    keywords: page.meta_keywords,
    hidden: !isPublic(page),
    crumbs: pageCrumbs(page, menu),
    // A trade's page and an example tell what is sold as well, without a price of their own.
    ...(offer || /^(cas-usage|automatisations)\//.test(page.slug)
      ? { subject: { type: 'service', name: offer?.name ?? page.title, offer } }
      : {}),
    social: { title: page.title, kicker: pageTypeLabel(page.slug), picture: page.featured_image_url ?? undefined },
  };
}
