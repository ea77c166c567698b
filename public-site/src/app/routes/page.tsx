import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { SellingScreen } from '../../features/pages/SellingScreen';
import { PreviewBanner } from '../preview/PreviewBanner';
import type { SiteClient } from '../../data/client';
import type { SitePage } from '../../data/pages';
import { loadStoredPage, storedPageMetadata } from './stored-page';

export const load = async (client: SiteClient, { request }: LoaderFunctionArgs): Promise<SitePage> =>
  (await loadStoredPage(client, request)).page;

export const metadata = storedPageMetadata;

/** The page of a service, a sector or an automation, told to be a draft when it is one. */
export function Component() {
  const page = useLoaderData<SitePage>();
  return (
    <>
      {page.status === 'draft' && <PreviewBanner kind="draft" />}
      <SellingScreen page={page} />
    </>
  );
}
