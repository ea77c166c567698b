import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { TextScreen } from '../../features/pages/TextScreen';
import { PreviewBanner } from '../preview/PreviewBanner';
import type { SiteClient } from '../../data/client';
import type { PageMetadata } from '../head/metadata';
import { loadStoredPage, storedPageMetadata, type StoredPage } from './stored-page';

export const load = (client: SiteClient, { request }: LoaderFunctionArgs): Promise<StoredPage> =>
  loadStoredPage(client, request);

export const metadata = ({ page }: StoredPage): PageMetadata => storedPageMetadata(page);

/** A page of one segment: a legal one or any other, told to be a draft when it is one. */
export function Component() {
  const { page, headings } = useLoaderData<StoredPage>();
  return (
    <>
      {page.status === 'draft' && <PreviewBanner kind="draft" />}
      <TextScreen page={page} headings={headings} />
    </>
  );
}
