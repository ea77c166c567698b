import { pageTypeLabel } from '@agency/supabase/pages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { pageCrumbs, PageScreen } from '../components/page/PageScreen';
import { PreviewBanner } from '../components/PreviewBanner';
import type { SiteClient } from '../data/client';
import type { SitePage } from '../data/pages';
import type { PageMetadata } from '../head/metadata';
import { offerOf } from '../offers';
import { notFound } from '../route';

export async function load(client: SiteClient, { request }: LoaderFunctionArgs): Promise<SitePage> {
  const [{ loadPage }, { sanitiseHtml }] = await Promise.all([import('../data/pages'), import('../content/sanitise')]);
  const slug = new URL(request.url).pathname.slice(1);
  const page = await loadPage(client, slug);
  if (!page) throw notFound('page');
  return { ...page, content: sanitiseHtml(page.content) };
}

export const metadata = (page: SitePage): PageMetadata => ({
  title: page.meta_title || page.title,
  description: page.meta_description || page.excerpt,
  path: `/${page.slug}`,
  ...(import.meta.env.SSR ? servedMetadata(page) : {}),
});

/** What only robots read, in the served page. */
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

/** The address's page, told to be a draft when it is one. */
export function Component() {
  const page = useLoaderData<SitePage>();
  return (
    <>
      {page.status === 'draft' && <PreviewBanner kind="draft" />}
      <PageScreen page={page} />
    </>
  );
}
