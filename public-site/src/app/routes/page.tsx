import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { contactAddress, offerOf } from '../../data/offers';
import { BackHome } from '../../features/pages/BackHome';
import { OfferBox } from '../../features/pages/OfferBox';
import { PageHead, type ShownPage } from '../../features/pages/PageHead';
import { RelatedPages } from '../../features/pages/RelatedPages';
import { AuditCall } from '../../ui/AuditCall';
import { Button } from '../../ui/Button';
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

/** A stored page below a folder, which sells something: a service, a sector, an automation. */
export function SellingScreen({ page }: { readonly page: ShownPage }) {
  const offer = offerOf(page.slug);
  return (
    <article>
      <PageHead page={page}>
        <Button to={contactAddress(offer)}>Prendre RDV</Button>
      </PageHead>
      <div className="container-site grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-16">
        <StoredHtml html={page.content} />
        <OfferBox offer={offer} />
      </div>
      <RelatedPages pathname={`/${page.slug}`} />
      <div className="pt-12 lg:pt-16">
        <AuditCall
          title="Et votre cas ?"
          text="Comptez trente minutes, en visio ou par téléphone, pour un avis et un prix de départ."
          offer={offer}
        />
      </div>
      <BackHome />
    </article>
  );
}
