import type { LoaderFunctionArgs } from 'react-router-dom';
import { identity } from '@agency-site/brand/identity';
import { homeSlug } from '@agency-site/domain/pages';
import type { SiteClient } from '../../data/client';
import type { SitePage } from './data';
import { loadRedirect } from '../../data/redirects';
import { loadBlocks } from './blocks/load-blocks';
import { loadStoredPage, storedPageMetadata, type StoredPage } from './stored-page';

export { Component } from './route';

export const metadata = storedPageMetadata;

/** Loads the home page: a built-in one when the stored page is deleted or a draft. `/?p=12` may be a former address to redirect. */
export async function load(client: SiteClient, args: LoaderFunctionArgs): Promise<StoredPage> {
  const redirect = new URL(args.request.url).search && (await loadRedirect(client, args.request));
  if (redirect) throw redirect;
  return loadStoredPage(client, args).catch((failure: unknown) =>
    failure instanceof Response && failure.status === 404 ? withoutText(client) : Promise.reject(failure),
  );
}

const page: SitePage = {
  slug: homeSlug,
  title: identity.name,
  excerpt: identity.tagline,
  summary: identity.tagline,
  content: '',
  blocks: [
    { id: 'hero', kind: 'hero', layout: 'home' },
    { id: 'services', kind: 'cards', source: 'services', title: 'Nos services' },
  ],
  featured_image_url: null,
  featured_image_alt: '',
  status: 'published',
  published_at: null,
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  updated_at: '',
};

const withoutText = async (client: SiteClient): Promise<StoredPage> => ({
  page: { ...page, published_at: new Date(0).toISOString() },
  headings: [],
  blocks: await loadBlocks(client, page),
});
