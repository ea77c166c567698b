import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { contactAddress, offerOf } from '../../data/offers';
import { flowOf } from '../../data/automation-flows';
import { AutomationHead } from '../../features/pages/AutomationHead';
import { OfferBox } from '../../features/pages/OfferBox';
import { PageHead, type ShownPage } from '../../features/pages/PageHead';
import { SectorHead } from '../../features/pages/SectorHead';
import { Button } from '../../ui/Button';
import { PageEnd } from '../../features/pages/PageEnd';
import { StoredHtml } from '../../ui/StoredHtml';
import { PreviewBanner } from '../preview/PreviewBanner';
import type { SiteClient } from '../../data/client';
import { loadStoredPage, storedPageMetadata, type StoredPage } from './stored-page';

type SellingPage = Pick<StoredPage, 'page'>;

export const load = async (client: SiteClient, args: LoaderFunctionArgs): Promise<SellingPage> => ({
  page: (await loadStoredPage(client, args)).page,
});

export const metadata = storedPageMetadata;

/** The page of a service, a sector or an automation, with a banner when it is a draft. */
export function Component() {
  const { page } = useLoaderData<SellingPage>();
  return (
    <>
      {page.status === 'draft' && <PreviewBanner kind="draft" />}
      <SellingScreen page={page} />
    </>
  );
}

/** A sector opens with the problem of its days, an automation with its flow, a service with what it offers. */
function Head({ page }: { readonly page: ShownPage }) {
  const flow = flowOf(`/${page.slug}`);
  if (flow) return <AutomationHead page={page} flow={flow} />;
  if (page.slug.startsWith('cas-usage/')) return <SectorHead page={page} />;
  return (
    <PageHead page={page}>
      <Button href={contactAddress(offerOf(page.slug))}>Prendre RDV</Button>
    </PageHead>
  );
}

/** A stored page below a folder, which sells something: a service, a sector, an automation. */
export function SellingScreen({ page }: { readonly page: ShownPage }) {
  return (
    <article>
      <Head page={page} />
      <div className="container-site grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-16">
        <StoredHtml html={page.content} />
        <OfferBox offer={offerOf(page.slug)} />
      </div>
      <PageEnd slug={page.slug} />
    </article>
  );
}
