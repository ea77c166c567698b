import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useOffer } from '../../data/frame';
import { flowOf } from '../../data/automation-flows';
import { AutomationHead } from '../../features/pages/AutomationHead';
import { OfferBox } from '../../features/pages/OfferBox';
import { PageHead } from '../../features/pages/PageHead';
import type { ShownPage } from '../../data/pages';
import { SectorHead } from '../../features/pages/SectorHead';
import { CallButton } from '../../ui/CallButton';
import { PageEnd } from '../../features/pages/PageEnd';
import { StoredHtml } from '../../ui/StoredHtml';
import { UnpublishedBanner } from '../preview/PreviewBanner';
import { SectorStudies } from '../../features/case-studies/SectorStudies';
import type { SiteClient } from '../../data/client';
import { loadSectorStudies, type SectorStudy } from '../../data/site-content';
import { BlocksScreen } from '../BlocksScreen';
import { loadStoredPage, storedPageMetadata, type StoredPage } from './stored-page';

interface SellingPage extends Pick<StoredPage, 'page' | 'blocks'> {
  /** Of the sector that the page is about. */
  readonly studies: readonly SectorStudy[];
}

export async function load(client: SiteClient, args: LoaderFunctionArgs): Promise<SellingPage> {
  const [, sector] = /^\/cas-usage\/(.+)/.exec(new URL(args.request.url).pathname) ?? [];
  const [{ page, blocks }, studies] = await Promise.all([
    loadStoredPage(client, args),
    sector ? loadSectorStudies(client, sector) : [],
  ]);
  return { page, blocks, studies };
}

export const metadata = storedPageMetadata;

/** The page of a service, a sector or an automation, with a banner when visitors do not see it. */
export function Component() {
  const { page, blocks, studies } = useLoaderData<SellingPage>();
  return (
    <>
      <UnpublishedBanner text={page} />
      {blocks.length > 0 ? (
        <BlocksScreen page={page} blocks={blocks} />
      ) : (
        <SellingScreen page={page}>
          <SectorStudies studies={studies} />
        </SellingScreen>
      )}
    </>
  );
}

/** A sector opens with the problem of its days, an automation with its flow, a service with what it offers. */
function Head({ page }: { readonly page: ShownPage }) {
  const flow = flowOf(`/${page.slug}`);
  const offer = useOffer(page.slug);
  if (flow) return <AutomationHead page={page} flow={flow} />;
  if (page.slug.startsWith('cas-usage/')) return <SectorHead page={page} />;
  return (
    <PageHead page={page}>
      <CallButton offer={offer} />
    </PageHead>
  );
}

/** A stored page below a folder, which sells something: a service, a sector, an automation. */
export function SellingScreen({ page, children }: { readonly page: ShownPage; readonly children?: ReactNode }) {
  return (
    <article>
      <Head page={page} />
      <div className="container-site grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-16">
        <StoredHtml html={page.content} />
        <OfferBox offer={useOffer(page.slug)} />
      </div>
      {children}
      <PageEnd slug={page.slug} />
    </article>
  );
}
